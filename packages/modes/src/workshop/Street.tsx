import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { CSSProperties } from 'react'
import { MOVING } from './drawings'
import { House } from './House'
import { rowsOf, workshopsOf } from './rows'
import { Garland, Hill, Passers, Sky, Tower } from './Town'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay } from './views'

export interface StreetProps {
  play: Pick<ClassPlay, 'levels' | 'hands' | 'benches' | 'apprentices'>
  /** 0 at the start, 1 at the end; null: there is no clock. */
  day: number | null
  isMarket: boolean
  /** In seconds, for the coins that apprentices make. Absent: none rise. */
  seconds?: number
  /** Right answers of the class: each is a coin from one house after another. */
  right?: number
  style?: CSSProperties
}

export const [WIDTH, HEIGHT] = [1760, 530]
const COIN_EVERY_S = 20

/** The workshops of a class as a town without names, through its day to the market. */
export function Street({ play, day, isMarket, seconds = 0, right = 0, style }: StreetProps) {
  const t = useTexts(en, es)
  const shops = workshopsOf(play.levels, play.hands)
  const { rows, others } = rowsOf(shops)
  const { benches, apprentices } = play
  const label = t('street', { count: shops.length, benches, apprentices })
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={isMarket ? `${label} ${t('street.market')}` : label}
      style={{ maxHeight: 'none', background: 'var(--pq-map-water)', ...style }}
    >
      <Sky day={day} isMarket={isMarket} />
      {rows.map(({ houses, y, scale, floor, pitch, shift }, row) => (
        <g key={y}>
          <Hill y={y} isFront={row === rows.length - 1} />
          {houses.map(({ level, hands, slot }, i) => (
            <g
              key={slot}
              style={{
                ...MOVING,
                transform: `translate(${STREET_MIDDLE + shift + (i - (houses.length - 1) / 2) * pitch}px, ${y}px) scale(${scale})`,
              }}
            >
              <House
                level={level}
                hands={hands}
                kind={Math.floor(((slot * 0.618) % 1) * 13)}
                floor={floor}
                isMarket={isMarket}
                beat={
                  Math.floor(((seconds + slot * 3.7) * hands) / COIN_EVERY_S) +
                  Math.floor((right + shops.length - 1 - slot) / shops.length)
                }
              />
            </g>
          ))}
        </g>
      ))}
      <Tower day={day} isMarket={isMarket} />
      <Garland isLit={isMarket} />
      <Passers count={others} isMarket={isMarket} />
    </svg>
  )
}

const STREET_MIDDLE = 790
