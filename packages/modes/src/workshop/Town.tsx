import type { CSSProperties } from 'react'
import { MARKET_FROM } from './day'
import { INK, MOVING, Worker } from './drawings'

/** What stands around the workshops. All is drawn wider than the scene: it may be cut anywhere. */

interface DayProps {
  /** 0 to 1; null: there is no clock. */
  day: number | null
  isMarket: boolean
}

const SLOWLY: CSSProperties = {
  transition: 'opacity calc(2 * var(--pq-journey)), fill calc(2 * var(--pq-journey))',
}

/** The sun goes over the town until the evening, which is clay and then dark. */
export function Sky({ day, isMarket }: DayProps) {
  const gone = Math.min(1, (day ?? 0) / MARKET_FROM)
  return (
    <>
      <path d="M-1200-900h4200v1500h-4200Z" fill="var(--pq-map-water)" />
      <path
        d="M-1200-900h4200v1500h-4200Z"
        fill="var(--pq-map-clay)"
        style={{ ...SLOWLY, opacity: isMarket ? 0 : Math.min(1, Math.max(0, gone - 0.55) * 4) }}
      />
      <path
        d="M-1200-900h4200v1500h-4200Z"
        fill="var(--pq-pine-deep)"
        style={{ ...SLOWLY, opacity: isMarket ? 1 : 0 }}
      />
      <path
        d={CLOUDS}
        fill="var(--pq-on-pine)"
        style={{ ...SLOWLY, opacity: isMarket ? 0 : 0.7 }}
      />
      <path d={STARS} {...ROUND} style={{ ...SLOWLY, opacity: isMarket ? 1 : 0 }} />
      {day !== null && (
        <circle
          r="46"
          fill="var(--pq-blaze)"
          style={{
            transform: `translate(${140 + gone * 1260}px, ${150 - 90 * Math.sin(gone * 2.6) + 330 * gone ** 5}px)`,
            transition: 'transform var(--pq-journey) linear',
          }}
        />
      )}
      <path
        d="M-1200 600V250l180-60 160 70 220-110 200 90 240-130 190 100 260-120 230 130 210-90 240 110 220-120 260 140 200-80 390 130V600Z"
        fill={isMarket ? 'var(--pq-pine)' : 'var(--pq-map-moss)'}
        style={SLOWLY}
      />
      <g fill="var(--pq-positive)" opacity=".4">
        {WOODS.map(({ x, y, size }) => (
          <path
            key={x}
            d={`M${x} ${y}l${size * 0.45} ${-size * 1.6} ${size * 0.45} ${size * 1.6}Z`}
          />
        ))}
      </g>
    </>
  )
}
/** Fir trees on the far hills, denser than a street has room for. */
const WOODS = Array.from({ length: 34 }, (_, i) => ({
  x: -400 + i * 74 + ((i * 29) % 41),
  y: 330 + ((i * 53) % 120),
  size: 26 + ((i * 17) % 22),
}))
const CLOUDS =
  'M210 96a22 22 0 0 1 40-12 30 30 0 0 1 56 6 20 20 0 0 1 14 38H206a17 17 0 0 1 4-32ZM1180 66a18 18 0 0 1 34-10 26 26 0 0 1 48 5 17 17 0 0 1 12 33h-98a15 15 0 0 1 4-28Z'
const STARS =
  'M60 60h0M190 26h0M330 84h0M470 30h0M610 70h0M760 22h0M900 66h0M1040 30h0M1190 80h0M1330 36h0M1470 70h0M1720 40h0'
const ROUND = { stroke: 'var(--pq-on-pine)', strokeWidth: 5, strokeLinecap: 'round' } as const

const TREES = [-560, -410, -250, -120, 6, 1560, 1762, 1900, 2060, 2210]

/** The ground of a row of houses, with trees at its ends. */
export const Hill = ({ y, isFront }: { y: number; isFront: boolean }) => (
  <>
    <path
      d={`M-1200 ${y - 8}l900-4 500 4 600-6 700 6 600-4 900 4V1000H-1200Z`}
      fill={isFront ? 'var(--pq-map-stone)' : 'var(--pq-map-moss)'}
      stroke={INK}
      strokeWidth="2"
    />
    <g fill="var(--pq-positive)" stroke={INK} strokeWidth="2">
      {TREES.map((x, i) => (
        <path
          key={x}
          d={`M${x} ${y - 8}v-14a${18 + (i % 3) * 5} ${26 + (i % 2) * 10} 0 1 1 6 0v14Z`}
        />
      ))}
    </g>
    {isFront && (
      <path
        d={`M-1200 ${y + 22}h4200`}
        stroke="var(--pq-line-strong)"
        strokeWidth="3"
        strokeDasharray="26 18"
      />
    )}
  </>
)

const DIAL = { x: 1664, y: 218, r: 66 }

/** Its dial is the whole game, with the market day as its last quarter. */
export function Tower({ day, isMarket }: DayProps) {
  const { x, y, r } = DIAL
  return (
    <g stroke={INK} strokeWidth="3">
      <path d={`M${x - 62} 520V${y - 70}h124V520Z`} fill="var(--pq-map-sand)" />
      <path d={`M${x - 78} ${y - 70}L${x} ${y - 184}l78 114Z`} fill="var(--pq-negative)" />
      <path d={`M${x} ${y - 184}v-24h34l-9 10 9 10h-34`} fill="var(--pq-blaze)" />
      <path d={`M${x - 20} 520v-70a20 20 0 0 1 40 0v70Z`} fill="var(--pq-pine-deep)" />
      <circle cx={x} cy={y} r={r} fill="var(--pq-surface)" />
      <path d={`M${x} ${y}h${-r}a${r} ${r} 0 0 1 ${r} ${-r}Z`} fill="var(--pq-blaze)" />
      <circle cx={x} cy={y} r={r} fill="none" strokeWidth="6" />
      {day !== null && (
        <path
          d="M-5 12L0-54 5 12Z"
          fill={INK}
          strokeLinejoin="round"
          style={{
            transform: `translate(${x}px, ${y}px) rotate(${day * 360}deg)`,
            transition: 'transform var(--pq-journey) linear',
          }}
        />
      )}
      <circle
        cx={x}
        cy={y}
        r={r + 16}
        fill="none"
        stroke="var(--pq-blaze)"
        strokeWidth="8"
        style={{ ...SLOWLY, opacity: isMarket ? 0.8 : 0 }}
      />
    </g>
  )
}

const LAMPS = Array.from({ length: 39 }, (_, i) => {
  const part = (i % 6) / 6
  return { x: -1175 + i * 73, y: 22 + 150 * part * (1 - part) }
})

/** Lamps across the street, lit on market day. */
export const Garland = ({ isLit }: { isLit: boolean }) => (
  <g style={{ ...MOVING, opacity: isLit ? 1 : 0, transform: `translateY(${isLit ? 0 : -60}px)` }}>
    <path
      d={`M${LAMPS.map(({ x, y }) => `${x} ${y}`).join('L')}`}
      fill="none"
      stroke="var(--pq-on-pine)"
      strokeWidth="2"
    />
    {LAMPS.map(({ x, y }) => (
      <g key={x} fill="var(--pq-blaze)">
        <circle cx={x} cy={y + 8} r="22" opacity=".28" />
        <circle cx={x} cy={y + 8} r="9" stroke="var(--pq-on-blaze)" strokeWidth="1.5" />
      </g>
    ))}
  </g>
)

const CLOTHES = ['info', 'positive', 'pine-line', 'caution', 'accent'] as const
const BUYERS = 18

/** Those whose workshop has no room in the picture; on market day buyers come as well. */
export function Passers({ count, isMarket }: { count: number; isMarket: boolean }) {
  const all = Math.max(count, BUYERS)
  return Array.from({ length: all }, (_, i) => {
    const isHere = i < count || isMarket
    const x = 40 + ((i * 0.618) % 1) * 1560
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a passer is nobody in particular
        key={i}
        style={{
          ...MOVING,
          opacity: isHere ? 1 : 0,
          transform: `translate(${isHere ? x : x > 800 ? 1800 : -40}px, ${526 + (i % 3) * 4}px) scale(1.15)`,
        }}
      >
        <Worker fill={`var(--pq-${CLOTHES[i % 5]})`} />
      </g>
    )
  })
}
