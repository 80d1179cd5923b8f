import { type DeckFigure, figureText } from '@pathquest/core/careers/deck'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon, closeIcon } from '@pathquest/ui/art/icons'
import { numberLocale } from '@pathquest/ui/messages/translate'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { RIDGE_CARDS } from './ground'
import { Cap, Slope } from './Slope'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { PlacedCard } from './views'

export interface RidgeCard extends PlacedCard {
  /** `right`: placed a moment ago; `wrong`: shown where it belongs, and not of the ridge. */
  is?: 'right' | 'wrong'
}

export interface RidgeProps {
  figure: DeckFigure
  /** From low to high, as the rules have them; drawn from high to low. */
  cards: readonly RidgeCard[]
  isEvening?: boolean
  /** What is in a gap, counted from the lower end; absent: the cards touch. */
  gap?: (gap: number) => ReactNode
  list?: Ref<HTMLOListElement>
}

/** Where the ridge line begins and ends, as shares of the slope's width. */
const [FOOT, TOP] = [0.12, 0.94]

const GROUND: CSSProperties = {
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  background: 'var(--pq-pine)',
  color: 'var(--pq-on-pine)',
}

/** A mountain whose left edge rises from card to card, the highest on top. */
export function Ridge({ figure, cards, isEvening, gap, list }: RidgeProps) {
  const t = useTexts(en, es)
  // Ledges carry the posts, steep walls are between them.
  const steps = cards.length
  const wall = ((TOP - FOOT) * 0.4) / (steps + 1)
  const ledge = ((TOP - FOOT) * 0.6) / steps
  const rows: ReactNode[] = []
  for (let i = steps; i >= 0; i--) {
    const inGap = gap?.(i)
    const foot = FOOT + i * (wall + ledge)
    rows.push(
      <li key={`gap ${i}`} style={{ display: 'flex' }} aria-hidden={inGap ? undefined : true}>
        <Slope foot={foot} head={foot + wall} />
        <div style={{ ...GROUND, minHeight: inGap ? undefined : i === steps ? 14 : 4 }}>
          {inGap}
        </div>
      </li>,
    )
    const card = cards[i - 1]
    if (card) rows.push(cardRow(card, foot - ledge, foot))
  }
  return (
    <div
      style={{
        overflow: 'hidden',
        borderRadius: 'var(--pq-radius-3)',
        background: isEvening ? 'var(--pq-map-clay)' : 'var(--pq-map-water)',
        transition: 'background var(--pq-journey)',
      }}
    >
      <p style={{ padding: '10px 76px 0 12px', fontWeight: 650 }}>
        {t('sorted', { figure: t(`figure.${figure}`) })}
      </p>
      <Cap from={TOP} hasFlag={steps >= RIDGE_CARDS && cards.every(({ is }) => is !== 'wrong')} />
      <ol
        ref={list}
        aria-label={t('ridge', { figure: t(`figure.${figure}`) })}
        style={{ margin: 0, padding: 0, listStyle: 'none' }}
      >
        {rows}
      </ol>
    </div>
  )

  function cardRow(card: RidgeCard, foot: number, head: number) {
    const { is } = card
    return (
      <li key={card.key} data-card={card.key} style={{ position: 'relative', display: 'flex' }}>
        <Slope
          foot={foot}
          head={head}
          post={is === 'wrong' ? 'wrong' : is === 'right' ? 'now' : 'placed'}
        />
        <div style={{ ...GROUND, minHeight: 38 }}>
          <span
            style={{
              display: 'flex',
              flex: 1,
              gap: 10,
              alignItems: 'center',
              minWidth: 0,
              margin: '2px 8px 2px 4px',
              padding: '4px 10px',
              borderRadius: 'var(--pq-radius-2)',
              ...(is === 'right' && {
                background: 'var(--pq-positive-soft)',
                color: 'var(--pq-positive-text)',
              }),
              ...(is === 'wrong' && {
                outline: '2px dashed var(--pq-negative)',
                background: 'var(--pq-negative-soft)',
                color: 'var(--pq-negative-text)',
              }),
            }}
          >
            {is && <Icon icon={is === 'right' ? checkIcon : closeIcon} />}
            <span lang={t.contentLang} style={{ flex: 1, minWidth: 0, lineHeight: 1.2 }}>
              {card.title}
            </span>
            <b style={{ fontFamily: 'var(--pq-font-display)', whiteSpace: 'nowrap' }}>
              {figureText(figure, card.value, numberLocale(t.locale))}
            </b>
          </span>
        </div>
      </li>
    )
  }
}
