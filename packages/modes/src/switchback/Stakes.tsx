import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Signpost } from '@pathquest/ui/Signpost'
import { type ReactNode, useRef } from 'react'
import type { PlayerPieceProps } from '../pieces'
import type { PlayerPlay } from './climber'
import { Hiker, Tent } from './Mountaineers'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export interface StakesProps extends Pick<PlayerPieceProps, 'busy' | 'send'> {
  play: PlayerPlay
  isEvening: boolean
  /** To the next card; alone the widget does it. */
  mayGoOn: boolean
}

/** Make camp or go on: what each of them brings, and what it may cost. */
export function Stakes({ play, isEvening, mayGoOn, busy, send }: StakesProps) {
  const t = useTexts(en, es)
  const { climb, nextClimb, nextCard } = play
  const title = useRef<HTMLHeadingElement>(null)
  // The button that sent the answer is gone: its focus goes to the decision, not to nowhere.
  useFocusOn(title, climb > 0 ? 'stakes' : null)
  const next = nextCard && (
    <p>
      {t(nextCard.isNew ? 'card.new' : 'card.seen', {
        difficulty: t(`difficulty.${nextCard.difficulty}`),
      })}
    </p>
  )
  const goOn = { isBusy: busy !== null, onClick: () => void send('next') }
  if (climb === 0)
    return mayGoOn ? (
      <Signpost full disabled={goOn.isBusy} onClick={goOn.onClick}>
        {t('goOn')}
      </Signpost>
    ) : null
  return (
    <section className="pq-choosing" style={{ gap: 6 }}>
      <h2 ref={title} tabIndex={-1} style={{ fontSize: 20, lineHeight: 1.2, outline: 'none' }}>
        {t('stakes')}
      </h2>
      {next}
      <ul className="pq-choices" data-pairs="">
        <li>
          <Choice
            art={<Tent isLit={isEvening} />}
            title={t('camp')}
            isBusy={busy !== null}
            onClick={() => void send('camp')}
          >
            <Outcome>{t('scene.safe', { count: climb * (isEvening ? 2 : 1) })}</Outcome>
            {isEvening && <span>2 × {climb}</span>}
          </Choice>
        </li>
        {mayGoOn && (
          <li>
            <Choice art={<Hiker />} title={t('goOn')} {...goOn}>
              <Outcome>
                <span aria-hidden="true" style={BOTH}>
                  <span style={{ color: 'var(--pq-positive-text)' }}>✓ +{nextClimb}</span>
                  <span style={{ color: 'var(--pq-negative-text)' }}>✗ −{climb}</span>
                </span>
                <span className="pq-hidden">{t('goOn.stake', { next: nextClimb, climb })}</span>
              </Outcome>
            </Choice>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Two figures in a line; at 320 px each stays whole. */
const BOTH = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
} as const

interface ChoiceProps {
  art: ReactNode
  title: string
  isBusy: boolean
  onClick(): void
  children: ReactNode
}

const Choice = ({ art, title, isBusy, onClick, children }: ChoiceProps) => (
  <button
    type="button"
    className="pq-choice"
    style={{ padding: '6px 8px 8px', gap: 2 }}
    disabled={isBusy}
    onClick={onClick}
  >
    <b style={{ display: 'flex', gap: 8, alignItems: 'center', whiteSpace: 'nowrap' }}>
      <svg viewBox="-30 -38 60 42" aria-hidden="true" width="40" height="28">
        {art}
      </svg>
      {title}
    </b>
    {children}
  </button>
)

const Outcome = ({ children }: { children: ReactNode }) => (
  <span style={{ font: '750 21px/1.2 var(--pq-font-display)' }}>{children}</span>
)
