import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { QuestionText } from '@pathquest/ui/question/Question'
import { ReadAloud } from '@pathquest/ui/question/ReadAloud'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import type { PlayerPieceProps } from '../pieces'
import { MapSheet } from './MapSheet'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { letterOf, lettersOf } from './use-split-words'
import type { AskedView, OwnCrewView, SplitView } from './views'

/** The question with the own pieces: claim one or hold, then keep that. */
export function PlayerMap(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const { asked, own } = props.modeView as unknown as SplitView
  if (!asked || !own) return <JoinedLate headingLevel={props.headingLevel} />
  const { send, now } = props
  const choices = [...own.own.map(({ option }) => option), null]
  const call = (option: number | null) =>
    void (option === null ? send('hold') : send('claim', { option }))
  const keys = widgetKeys(({ key }) => {
    const option = choices[Number(key) - 1]
    if (option === undefined) return false
    call(option)
    return true
  })
  const spoken = own.own.map(({ option, text }) =>
    t('piece.spoken', { letter: letterOf(option), text }),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside it
    <div className="pq-phase" onKeyDown={keys}>
      <div className="pq-row">
        <Badge>{t('question', { number: asked.number, total: asked.total })}</Badge>
        <Badge variant="you">{t('team.number', { number: own.number })}</Badge>
        <ReadAloud key={asked.id} question={asked} answers={spoken} />
      </div>
      <Countdown header={asked} clockOffsetMs={0} now={now} />
      <QuestionText
        question={asked}
        headingLevel={props.headingLevel}
        assetOrigin={props.assetOrigin}
        takesFocus
      />
      <TeamMap asked={asked} own={own} />
      <ul className="pq-choices" data-rows>
        {choices.map((option, i) => (
          <li key={option}>
            <button
              type="button"
              className="pq-choice"
              aria-pressed={own.claim === option && (option !== null || own.isKept)}
              aria-keyshortcuts={String(i + 1)}
              onClick={() => call(option)}
            >
              <PieceMark letter={option === null ? null : letterOf(option)} />
              <b style={{ gridRow: '1 / 3', alignSelf: 'center' }}>
                {option === null ? t('hold') : own.own[i]?.text}
              </b>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant={own.isKept ? 'ghost' : 'primary'}
        aria-pressed={own.isKept}
        onClick={() => void (!own.isKept && send('keep'))}
      >
        {t('keep')}
      </Button>
      <p role="status">{own.isKept ? t('kept') : t('choose')}</p>
      <Mates own={own} />
    </div>
  )
}

/** A piece with its letter; null: a closed hand. */
const PieceMark = ({ letter }: { letter: string | null }) => (
  <svg
    viewBox="0 0 48 48"
    aria-hidden={letter === null || undefined}
    role="img"
    aria-label={letter ?? undefined}
  >
    <path
      d={
        letter === null ? 'M10 20h28v18H10ZM16 20v-8h16v8' : 'M6 8h14l4 4 4-4h14v32H28l-4-4-4 4H6Z'
      }
      fill={letter === null ? 'none' : 'var(--pq-blaze)'}
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    {letter !== null && (
      <text
        x="24"
        y="32"
        textAnchor="middle"
        fill="var(--pq-pine-deep)"
        style={{ font: '800 20px var(--pq-font-display)' }}
      >
        {letter}
      </text>
    )}
  </svg>
)

/** The pieces come closer with every call that is kept. */
function TeamMap({ asked, own }: { asked: AskedView; own: OwnCrewView }) {
  const t = useTexts(en, es)
  const held = own.own.map(({ option }) => option)
  const here = own.mates.filter((mate) => mate.isHere)
  const open = here.filter((mate) => !mate.isKept).length + (own.isKept ? 0 : 1)
  return (
    <svg
      className="pq-scene"
      viewBox="0 0 180 92"
      style={{ maxHeight: 132 }}
      role="img"
      aria-label={t('scene.own', { count: asked.options, letters: lettersOf(held) })}
    >
      <g transform="translate(30 7)">
        <MapSheet
          pieces={asked.options}
          gap={2 + (8 * open) / (here.length + 1)}
          lit={held}
          pinned={own.claim}
          letters={Array.from({ length: asked.options }, (_, i) => letterOf(i))}
        />
      </g>
    </svg>
  )
}

/** Who holds what, and who has kept. */
function Mates({ own }: { own: OwnCrewView }) {
  const t = useTexts(en, es)
  const { mates } = own
  if (mates.length === 0) return <p>{t('alone')}</p>
  const open = mates.filter(({ isKept, isHere }) => isHere && !isKept).length
  return (
    <section>
      <p>
        <b>{t('team')}</b> {open > 0 && t('waiting', { count: open + (own.isKept ? 0 : 1) })}
      </p>
      <ul className="pq-row" style={{ padding: 0, margin: '8px 0 0', listStyle: 'none' }}>
        {mates.map(({ name, holds, isKept, isHere }) => (
          <li key={name} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Badge variant={isKept ? 'solid' : 'outline'}>
              {t(!isHere ? 'mate.gone' : isKept ? 'mate.kept' : 'mate.open', {
                name,
                letters: lettersOf(holds),
              })}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
