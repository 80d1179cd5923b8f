import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { useRef, useState } from 'react'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import type { PlayerPieceProps } from '../pieces'
import { ClueSign } from './clue-art'
import { ClueList } from './clue-list'
import { Found } from './found'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { TRACKS_HEIGHT, Tracks } from './tracks'
import { CLUES, worthAt } from './trail'
import type { OwnTrail } from './views'

const WIDTH = 360

/** The clue that is open, six careers to mark, and the decision to keep the mark. */
export function Player(props: PlayerPieceProps) {
  const { view, now, headingLevel = 1 } = props
  const t = useTexts(en, es)
  const trail = props.modeView as unknown as OwnTrail
  const { index, total, text, clues, mark, isAsked, isKept, clock } = trail
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, String(index))
  const { stage } = view
  const isTold = stage.name === 'result'
  if (!isAsked) return <JoinedLate headingLevel={headingLevel} />
  const Heading = `h${headingLevel}` as 'h1'
  const clue = clues.at(-1)
  const open = clues.length
  return (
    <Keys trail={trail} isTold={isTold} send={props.send}>
      <div className="pq-row">
        <Badge>{t('number', { number: index + 1, total })}</Badge>
        {!isTold && <Badge variant="outline">{t('worth', { points: worthAt(open) })}</Badge>}
      </div>
      {!isTold && <Countdown header={clock} clockOffsetMs={0} now={now} />}
      <Heading
        ref={heading}
        tabIndex={-1}
        style={{ fontSize: 18, lineHeight: 1.2, outline: 'none' }}
      >
        {text}
      </Heading>
      <div className="pq-own-scene" style={{ margin: 0 }}>
        <svg
          className="pq-scene"
          viewBox={`0 0 ${WIDTH} ${TRACKS_HEIGHT}`}
          role="img"
          aria-label={
            mark
              ? t('scene.own', { open, total: CLUES, clue: mark.clue })
              : t('scene.open', { open, total: CLUES })
          }
        >
          <Tracks
            width={WIDTH}
            open={open}
            flag={mark?.clue ?? null}
            isKept={isKept || isTold}
            isTold={isTold}
          />
        </svg>
      </div>
      <div role="status">
        {isTold ? (
          <Found stage={stage} trail={trail} />
        ) : (
          clue && (
            <p
              style={{
                display: 'flex',
                gap: 12,
                alignItems: 'center',
                minHeight: 68,
                padding: '10px 14px',
                borderRadius: 16,
                background: 'var(--pq-pine)',
                color: 'var(--pq-on-pine)',
                fontSize: 18,
                lineHeight: 1.25,
              }}
            >
              <ClueSign kind={clue.kind} size={30} />
              <span>
                <span style={{ display: 'block', fontSize: 14, color: 'var(--pq-on-pine-muted)' }}>
                  {t('clue', { number: open, total: CLUES })} · {t(`clue.${clue.kind}`)}
                </span>
                <b>{clue.text}</b>
              </span>
            </p>
          )
        )}
      </div>
      {!isTold && <Choice {...props} trail={trail} />}
      <details open>
        <summary style={{ minHeight: 44, alignContent: 'center', fontWeight: 650 }}>
          {t('clues')}
        </summary>
        <ClueList clues={clues} fontSize="16px" />
      </details>
    </Keys>
  )
}

interface KeysProps extends Pick<PlayerPieceProps, 'send'> {
  trail: OwnTrail
  isTold: boolean
  children: React.ReactNode
}

/** 1 to 6 mark, Enter keeps. */
function Keys({ trail: { mark, isKept, options }, isTold, send, children }: KeysProps) {
  const keys = widgetKeys(({ key, target }) => {
    const option = Number(key) - 1
    if (options[option] !== undefined) void send('mark', { option })
    else if (key === 'Enter' && mark && !(target as Element).closest('button, summary')) {
      void send('keep')
    } else return false
    return true
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside it
    <div className="pq-phase" onKeyDown={isTold || isKept ? undefined : keys}>
      {children}
    </div>
  )
}

function Choice({ trail, view, busy, send }: PlayerPieceProps & { trail: OwnTrail }) {
  const t = useTexts(en, es)
  const { index, options, mark, isKept, worth } = trail
  // Shown before the room has said so.
  const [wanted, setWanted] = useState<{ index: number; option: number } | null>(null)
  const chosen = wanted?.index === index ? wanted.option : (mark?.option ?? null)
  const isHeld = view.pausedByHost !== undefined
  const choose = async (option: number) => {
    setWanted({ index, option })
    await send('mark', { option })
    setWanted(null)
  }
  const markWorth = mark ? worthAt(mark.clue) : 0
  return (
    <>
      <ul className="pq-choices" aria-label={t('mark')} data-pairs>
        {options.map((title, i) => (
          <li key={title}>
            <button
              type="button"
              className="pq-choice"
              style={{ minHeight: 56, padding: 8, alignContent: 'center', lineHeight: 1.2 }}
              disabled={isKept || isHeld}
              aria-pressed={i === chosen}
              aria-keyshortcuts={String(i + 1)}
              onClick={() => void choose(i)}
            >
              <b>
                {i === chosen && <span aria-hidden="true">⚑ </span>}
                {title}
              </b>
            </button>
          </li>
        ))}
      </ul>
      <p>
        {isKept && mark
          ? t('kept', { number: mark.clue })
          : mark
            ? `${t('own.worth', { count: markWorth })} ${
                worth < markWorth ? t('own.less', { points: worth }) : ''
              }`
            : t('none')}
      </p>
      {!isKept && (
        <Button
          full
          variant="primary"
          busy={busy === 'keep'}
          disabled={mark === null || isHeld}
          onClick={() => void send('keep')}
        >
          {t('keep')}
        </Button>
      )}
    </>
  )
}
