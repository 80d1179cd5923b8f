import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { CSSProperties } from 'react'
import { FIRST_CARDS } from './ground'
import { Flag, Mountain } from './Mountain'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export interface RangeProps {
  /** Cards of each ridge, in the order in which they stand. */
  ridges: readonly { slot: number; cards: number }[]
  /** Complete ridges: the peaks behind. */
  complete: number
  isEvening?: boolean
  /** 0 at the start, 1 at the end; null: there is no clock. */
  day: number | null
  style?: CSSProperties
}

const [WIDTH, HEIGHT] = [1760, 600]
const GROUND_Y = 560
/** Of a complete ridge. */
const SUMMIT = 400
const PEAKS_MAX = 22
/** Between the feet of two neighbours. */
const NEAR = 440
const RISING: CSSProperties = { transition: 'transform var(--pq-journey) var(--pq-ease)' }

/** The ridges of a class as a range of mountains without names; complete ones stay behind them. */
export function Range({ ridges, complete, isEvening, day, style }: RangeProps) {
  const t = useTexts(en, es)
  const most = Math.max(FIRST_CARDS, ...ridges.map(({ cards }) => cards))
  const wide = Math.min(560, Math.max(240, (1.7 * WIDTH) / Math.max(1, ridges.length)))
  const edge = wide * 0.42
  // A few stand together in the middle.
  const spread = Math.min(WIDTH - 2 * edge, (ridges.length - 1) * NEAR)
  const placeOf = (i: number) =>
    WIDTH / 2 + spread * (ridges.length < 2 ? 0 : i / (ridges.length - 1) - 0.5)
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={t('class.scene', { count: ridges.length, most })}
      style={{ maxHeight: 'none', ...style }}
    >
      <rect
        width={WIDTH}
        height={HEIGHT}
        fill={isEvening ? 'var(--pq-map-clay)' : 'var(--pq-map-water)'}
        style={{ transition: 'fill var(--pq-journey)' }}
      />
      {day !== null && <Sun day={day} />}
      <path
        d={FAR_HILLS}
        fill="var(--pq-map-moss)"
        stroke="var(--pq-pine-line)"
        strokeWidth="2"
        opacity=".8"
      />
      {Array.from({ length: PEAKS_MAX }, (_, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a peak is its place
          key={i}
          style={{
            ...RISING,
            transform: `translate(${peakX(i)}px, ${GROUND_Y + (i < complete ? 0 : 420)}px)`,
          }}
        >
          <Peak height={250 + ((i * 67) % 110)} />
        </g>
      ))}
      {ridges.map(({ slot, cards }, i) => (
        <g key={slot} style={{ ...RISING, transform: `translate(${placeOf(i)}px, ${GROUND_Y}px)` }}>
          <Mountain kind={slot % 3} width={wide} height={SUMMIT} cards={cards} />
        </g>
      ))}
      <path
        d={`M0 ${GROUND_Y - 14}h${WIDTH * 0.22}l26 14h${WIDTH * 0.3}l20-12h${WIDTH * 0.2}l30 12H${WIDTH}V${HEIGHT}H0Z`}
        fill="var(--pq-pine-deep)"
      />
    </svg>
  )
}

const FAR_HILLS = `M0 ${GROUND_Y}V470l70-40h90l70 46 60-34h70l90-84h60l70 60h80l60 44 90-70h50l80-64 90 76h60l70-42h80l60 52 70-58h60l90-40h70l80 66 70-30 60 34V${GROUND_Y}Z`

/** Spread over the width, neighbours in time far from each other. */
const peakX = (i: number): number => 150 + ((i * 0.618) % 1) * (WIDTH - 300)

function Peak({ height }: { height: number }) {
  const half = height * 0.62
  return (
    <>
      <path
        d={`M${-half} 20L${-half * 0.45} ${-height * 0.52}h14L0 ${-height}l${half * 0.3} ${height * 0.34}h16L${half} 20Z`}
        fill="var(--pq-map-heath)"
        stroke="var(--pq-pine-line)"
        strokeWidth="3"
      />
      <path
        d={`M0 ${-height}l${-half * 0.21} ${height * 0.225} 20-4 14 20 18-18 ${half * 0.3 - 34} ${height * 0.09}Z`}
        fill="var(--pq-surface)"
      />
      <Flag y={-height} />
    </>
  )
}

/** It goes down to the right as the clock runs out. */
function Sun({ day }: { day: number }) {
  const [x, y] = [180 + day * 1400, 120 + 330 * day * day]
  return (
    <circle
      r="52"
      fill="var(--pq-blaze)"
      style={{
        transform: `translate(${x}px, ${y}px)`,
        transition: 'transform var(--pq-journey) linear',
      }}
    />
  )
}

/** Of one ridge after another, for the end: the highest in the middle. */
export function massif(heights: readonly number[]): { slot: number; cards: number }[] {
  const sorted = [...heights].sort((a, b) => b - a)
  const left = sorted.filter((_, i) => i % 2 === 1).reverse()
  const ordered = [...left, ...sorted.filter((_, i) => i % 2 === 0)]
  return ordered.map((cards, slot) => ({ slot, cards }))
}
