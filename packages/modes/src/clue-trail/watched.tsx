import type { HostView, ScreenView, Stage } from '@pathquest/core/rooms/views'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { GetReady } from '@pathquest/ui/question/GetReady'
import type { WatchPieceProps } from '../pieces'
import { ClueList } from './clue-list'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { printAt, TRACKS_HEIGHT, Tracks } from './tracks'
import { CLUES } from './trail'
import type { ClassTrail } from './views'

/** Longer than that a clock differs from the server's. */
const COUNTDOWN_MAX_MS = 5_000
const WIDTH = 1250

const LARGE = 'clamp(18px, min(1.77vw, 3vh), 40px)'

/** The clues in large letters, the six careers, and the tracks. */
export function Screen({ view, modeView, now }: WatchPieceProps<ScreenView>) {
  const trail = modeView as unknown as ClassTrail
  const { stage } = view
  const leftMs = stage.name === 'question' ? stage.openedAt - now : 0
  if (stage.name === 'question' && leftMs > 0 && leftMs <= COUNTDOWN_MAX_MS) {
    return <GetReady stage={stage} leftMs={leftMs} />
  }
  const isTold = stage.name === 'result'
  return (
    <div style={{ display: 'flex', flex: 1, flexDirection: 'column', gap: '1.100vw' }}>
      <Title trail={trail} stage={stage} fontSize="clamp(30px, 2.900vw, 64px)" />
      {!isTold && <Countdown header={trail.clock} clockOffsetMs={0} now={now} />}
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          gap: '2.600vw',
          alignItems: 'start',
        }}
      >
        <ClueList clues={trail.clues} fontSize={LARGE} />
        <Careers trail={trail} stage={stage} fontSize={LARGE} />
      </div>
      <ClassTracks trail={trail} isTold={isTold} />
    </div>
  )
}

export function Host({ view, modeView, now }: WatchPieceProps<HostView>) {
  const trail = modeView as unknown as ClassTrail
  const { stage } = view
  return (
    <div className="pq-phase">
      {stage.name !== 'result' && <Countdown header={trail.clock} clockOffsetMs={0} now={now} />}
      <Title trail={trail} stage={stage} level={2} fontSize="24px" />
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
          gap: 20,
          alignItems: 'start',
        }}
      >
        <ClueList clues={trail.clues} fontSize="16px" />
        <Careers trail={trail} stage={stage} fontSize="16px" />
      </div>
    </div>
  )
}

interface PartProps {
  trail: ClassTrail
  stage: Stage
  fontSize: string
}

function Title({ trail, stage, level = 1, fontSize }: PartProps & { level?: 1 | 2 }) {
  const t = useTexts(en, es)
  const { index, total, text, options, marked, kept, present, foundAt, astray } = trail
  const Heading = `h${level}` as 'h1'
  const right = stage.name === 'result' ? stage.solution.correctIndex : null
  const found = foundAt?.reduce((sum, count) => sum + count, 0) ?? 0
  return (
    <div>
      <Heading style={{ fontSize, lineHeight: 1.15 }}>
        {right === null ? text : t('was', { career: options[right] ?? '' })}
      </Heading>
      <p style={{ fontSize: level === 1 ? LARGE : undefined }}>
        {t('number', { number: index + 1, total })}
        {' · '}
        {foundAt === null
          ? stage.name !== 'result' && t('class.marked', { marked, present, kept })
          : [
              found === 0 ? t('found.none') : t('found.some', { count: found }),
              ...(astray > 0 ? [t('astray', { count: astray })] : []),
            ].join(' · ')}
      </p>
    </div>
  )
}

/** The six careers; once it is told, where the trail led, and how many marked each. */
function Careers({ trail: { options }, stage, fontSize }: PartProps) {
  const t = useTexts(en, es)
  const isTold = stage.name === 'result' && !stage.isSkipped
  const right = isTold ? stage.solution.correctIndex : null
  return (
    <ul
      aria-label={t('careers')}
      style={{ display: 'grid', gap: '.3em', margin: 0, padding: 0, listStyle: 'none', fontSize }}
    >
      {options.map((title, i) => (
        <li
          key={title}
          style={{
            display: 'flex',
            gap: '.6em',
            alignItems: 'center',
            justifyContent: 'space-between',
            padding: '.16em .6em',
            border: `2px solid ${i === right ? 'var(--pq-text)' : 'var(--pq-line-strong)'}`,
            borderRadius: 12,
            background: i === right ? 'var(--pq-blaze)' : 'var(--pq-surface)',
            color: i === right ? 'var(--pq-on-blaze)' : undefined,
            fontWeight: i === right ? 750 : undefined,
            lineHeight: 1.2,
          }}
        >
          <span>
            {i === right && (
              <>
                <span aria-hidden="true">✓ </span>
                <span className="pq-hidden">{t('right')}: </span>
              </>
            )}
            {title}
          </span>
          {isTold && <span>{t('counted', { count: stage.counts[i] ?? 0 })}</span>}
        </li>
      ))}
    </ul>
  )
}

const MARK = 5

/** The class beside the tracks: who has found it stands at the print where the mark was set. */
function ClassTracks({ trail, isTold }: { trail: ClassTrail; isTold: boolean }) {
  const t = useTexts(en, es)
  const { clues, marked, present, foundAt, astray } = trail
  const places = foundAt ? placesOf(foundAt, astray) : []
  const count = Math.max(present, places.length)
  const label = foundAt
    ? foundAt
        .flatMap((found, i) => (found > 0 ? [t('found.at', { number: i + 1, count: found })] : []))
        .join(', ') || t('found.none')
    : t('scene.open', { open: clues.length, total: CLUES })
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${TRACKS_HEIGHT}`}
      role="img"
      aria-label={label}
      style={{ flex: '1 1 0', minHeight: 'min(130px, 11vh)', maxHeight: 'min(34vh, 13.200vw)' }}
    >
      <Tracks width={WIDTH} open={clues.length} flag={null} isKept={false} isTold={isTold} isFar>
        {Array.from({ length: count }, (_, i) => {
          const place = places[i]
          const [x, y] = place ?? [16 + i * Math.min(15, 1100 / count), 111]
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position
              key={i}
              r={MARK}
              fill={(foundAt ? place : i < marked) ? 'var(--pq-text)' : 'var(--pq-surface)'}
              stroke="var(--pq-text)"
              strokeWidth="1.4"
              style={{
                transform: `translate(${x}px, ${y}px)`,
                transition: 'transform var(--pq-journey) var(--pq-ease)',
              }}
            />
          )
        })}
      </Tracks>
    </svg>
  )
}

/** Who found it, print by print; who went another way is in the wood, without a name or a print. */
function placesOf(foundAt: readonly number[], astray: number): (readonly [number, number])[] {
  const found = foundAt.flatMap((count, i) => {
    const [x, y] = printAt(i, WIDTH)
    return Array.from(
      { length: count },
      (_, k) => [x + 34 + (k % 10) * 12, y - 2 - Math.floor(k / 10) * 12] as const,
    )
  })
  const lost = Array.from(
    { length: astray },
    (_, k) => [30 + (k % 30) * 13, 24 + Math.floor(k / 30) * 13] as const,
  )
  return [...found, ...lost]
}
