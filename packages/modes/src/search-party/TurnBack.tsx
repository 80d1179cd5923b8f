import { Badge } from '@pathquest/ui/Badge'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { type ReactNode, useRef } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { Person } from './person'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnPlay } from './views'

export interface TurnBackProps extends Pick<PlayerPieceProps, 'busy' | 'send'> {
  play: OwnPlay
  /** A result is shown: a fresh trail dismisses it. */
  mayGoOn: boolean
}

/** Go on, or turn back for somebody: before each card. */
export function TurnBack({ play, mayGoOn, busy, send }: TurnBackProps) {
  const t = useTexts(en, es)
  const title = useRef<HTMLHeadingElement>(null)
  // The button that sent the answer is gone: its focus goes to the decision.
  useFocusOn(title, mayGoOn ? 'decide' : null)
  const moves = [
    ...(mayGoOn ? (['next'] as const) : []),
    ...(play.mayHelp ? (['rescue'] as const) : []),
  ]
  const keys = widgetKeys(({ key }) => {
    const move = moves[Number(key) - 1]
    if (!move || busy !== null) return false
    void send(move)
    return true
  })
  if (moves.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside it
    <section className="pq-choosing" style={{ gap: 8 }} onKeyDown={keys}>
      <h2 ref={title} tabIndex={-1} style={{ fontSize: 20, lineHeight: 1.2, outline: 'none' }}>
        {t('decide')}
      </h2>
      <ul className="pq-choices" data-pairs={moves.length > 1 ? '' : undefined}>
        {moves.map((move, i) => (
          <li key={move}>
            <button
              type="button"
              className="pq-choice"
              style={{ padding: 8, gap: 4 }}
              disabled={busy !== null}
              aria-keyshortcuts={String(i + 1)}
              onClick={() => void send(move)}
            >
              <svg
                viewBox="-44 -42 88 48"
                aria-hidden="true"
                width="88"
                height="48"
                style={{ borderRadius: 10, background: 'var(--pq-pine)' }}
              >
                {move === 'next' ? <GoOn /> : <Help />}
              </svg>
              <b>{t(move === 'next' ? 'fresh' : 'rescue')}</b>
              <span>{t(move === 'next' ? 'fresh.brings' : 'rescue.brings')}</span>
            </button>
          </li>
        ))}
      </ul>
      {play.mayHelp && play.lost.length > 0 && <Lost lost={play.lost} />}
    </section>
  )
}

const GoOn = () => (
  <g transform="translate(-10 0)">
    <Person hasLight />
  </g>
)

const Help = () => (
  <>
    <g transform="translate(-22 0)">
      <Person hasLight />
    </g>
    <g transform="translate(18 0)">
      <Person isOut />
    </g>
  </>
)

/** Who is out the longest, unnamed: topic, and how often it was missed. */
export function Lost({ lost }: Pick<OwnPlay, 'lost'>): ReactNode {
  const t = useTexts(en, es)
  return (
    <div className="pq-row" style={{ gap: 6 }}>
      <span>{t('lost.title')}:</span>
      {lost.map(({ difficulty, missed }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
        <Badge key={i} variant="outline">
          {t(`difficulty.${difficulty}`)} · {t('missed', { count: missed })}
        </Badge>
      ))}
    </div>
  )
}
