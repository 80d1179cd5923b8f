import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useRef, useState } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { Gap, moveAlong, YourPlace } from './Gap'
import { Next, Outcome } from './Outcome'
import { Ridge, type RidgeCard } from './Ridge'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { useFlight } from './use-flight'
import type { PlayerPlay } from './views'

export interface PlacingProps
  extends Pick<PlayerPieceProps, 'headingLevel' | 'now' | 'busy' | 'send'> {
  play: PlayerPlay
  isEvening: boolean
  nextCardAt: number | null
  isHeld: boolean
}

/** Two cards and the ridge: which of them goes where. */
export function Placing(props: PlacingProps) {
  const { play, isEvening, nextCardAt, isHeld, now, busy, send } = props
  const Heading = `h${props.headingLevel ?? 1}` as 'h1'
  const t = useTexts(en, es)
  const { pair, ridge, last, placed } = play
  const [picked, setPicked] = useState<{ placed: number; card: number } | null>(null)
  const chosen = picked?.placed === placed && pair ? picked.card : null
  const stage = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const takeOff = useFlight(list, last?.key ?? null)
  useFocusOn(heading, `${placed} ${play.isHeld}`)
  const mayAct = pair !== null && !isHeld && busy === null

  const place = (gap: number) => {
    const card = chosen === null ? undefined : pair?.[chosen === 0 ? 0 : 1]
    if (!mayAct || chosen === null || !card) return
    takeOff(card.key, stage.current?.querySelector(`[data-pick="${card.key}"]`))
    void send('place', { card: chosen, gap })
  }
  const keys = widgetKeys(({ key }) => {
    const number = Number(key)
    if (number !== 1 && number !== 2) return moveAlong(list.current, key)
    setPicked({ placed, card: number - 1 })
    return true
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards and gaps inside it
    <div
      ref={stage}
      onKeyDown={mayAct ? keys : undefined}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
        gap: '12px 24px',
        alignItems: 'start',
      }}
    >
      <div
        className="pq-phase"
        style={{
          position: 'sticky',
          zIndex: 1,
          top: 0,
          background: 'var(--pq-bg)',
          minWidth: 0,
          padding: '6px 0',
        }}
      >
        <Heading ref={heading} tabIndex={-1}>
          {headingOf(play, chosen, t)}
        </Heading>
        <Outcome play={play} isHidden={chosen !== null} />
        {pair && (
          <ul className="pq-choices" style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            {pair.map(({ key, title }, i) => (
              <li key={key}>
                <button
                  type="button"
                  className="pq-choice"
                  data-pick={key}
                  disabled={!mayAct}
                  aria-pressed={chosen === i}
                  aria-keyshortcuts={String(i + 1)}
                  onClick={() => setPicked({ placed, card: i })}
                  style={{ alignContent: 'center' }}
                >
                  <b lang={t.contentLang}>{title}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
        {!pair && !play.isHeld && (
          <p className="pq-wait">
            {play.isDone
              ? t('wait')
              : nextCardAt === null
                ? t('paused')
                : t('nothing', { seconds: Math.max(0, Math.ceil((nextCardAt - now) / 1_000)) })}
          </p>
        )}
        {play.isHeld && <Next play={play} isBusy={busy !== null || isHeld} send={send} />}
      </div>
      <Ridge
        list={list}
        figure={play.figure}
        cards={shownOn(play)}
        isEvening={isEvening}
        gap={(gap) =>
          play.isHeld ? (
            gap === missedGap(play) && <YourPlace />
          ) : (
            <Gap
              ridge={ridge}
              gap={gap}
              isOpen={chosen !== null}
              isDisabled={!mayAct || chosen === null}
              onPlace={() => place(gap)}
            />
          )
        }
      />
    </div>
  )
}

type Texts = ReturnType<typeof useTexts<typeof en>>

function headingOf({ pair, ended, last, isHeld }: PlayerPlay, chosen: number | null, t: Texts) {
  if (ended) return t(ended === 'complete' ? 'done' : 'misses')
  if (isHeld && last) return t('wrong')
  return t(pair === null ? 'ridge.yours' : chosen === null ? 'card' : 'gap')
}

/** Where the card of a moment ago was put, counted with the card where it belongs; null: there. */
const missedGap = ({ last }: PlayerPlay): number | null =>
  !last || last.isRight ? null : last.gap < last.at ? last.gap : last.gap + 1

/** The ridge, with the card of a moment ago marked; one set aside stands where it belongs. */
function shownOn({ ridge, last, isHeld }: PlayerPlay): RidgeCard[] {
  const cards: RidgeCard[] = ridge.map((card) =>
    last?.isRight && card.key === last.key ? { ...card, is: 'right' } : card,
  )
  if (!isHeld || !last || last.isRight) return cards
  const { key, title, value, at } = last
  return [...cards.slice(0, at), { key, title, value, is: 'wrong' }, ...cards.slice(at)]
}
