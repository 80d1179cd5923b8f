import type { CSSProperties } from 'react'
import { Padlock } from './KeyArt'
import type { ClassPlay } from './views'

const [WIDE, HIGH] = [150, 182]
/** So many keys are drawn below a lock, then a number tells. */
const DRAWN = 4

export interface BoardProps extends ClassPlay {
  label: string
  /** The number of each crew's team, in words. */
  names: readonly string[]
  style?: CSSProperties | undefined
}

/** Every team's lock on a board, and below it the keys that have opened. */
export function Board({ crews, label, names, style }: BoardProps) {
  const columns = Math.max(1, Math.min(crews.length, Math.ceil(Math.sqrt(2.2 * crews.length))))
  const rows = Math.max(1, Math.ceil(crews.length / columns))
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDE * columns} ${HIGH * rows + 20}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={label}
      style={style}
    >
      <path fill="var(--pq-pine)" d="M-3000-3000h9000v9000h-9000Z" />
      {crews.map(({ number, opened }, i) => (
        <g
          key={number}
          transform={`translate(${WIDE * ((i % columns) + 0.5)} ${HIGH * Math.floor(i / columns) + 104})`}
        >
          <Padlock isOpen={opened > 0} />
          <text
            y="24"
            textAnchor="middle"
            fill="var(--pq-on-pine)"
            style={{ font: '700 20px var(--pq-font-display)' }}
          >
            {names[i]}
          </text>
          <Keys count={opened} />
        </g>
      ))}
    </svg>
  )
}

/** Small keys on hooks. */
const Keys = ({ count }: { count: number }) => (
  <g transform={`translate(${-8 - 14 * (Math.min(DRAWN, count) - 1)} 42)`}>
    {Array.from({ length: Math.min(DRAWN, count) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a key is its place
      <g key={i} transform={`translate(${28 * i} 0)`}>
        <path
          fill="none"
          stroke="var(--pq-blaze)"
          strokeWidth="4"
          d="M8 0a6 6 0 1 0 .1 0ZM8 12v18m0-8h8m-8 7h6"
          style={{ animation: 'pq-rise var(--pq-journey) var(--pq-ease)' }}
        />
      </g>
    ))}
    {count > DRAWN && (
      <text
        x="112"
        y="22"
        fill="var(--pq-blaze)"
        style={{ font: '800 22px var(--pq-font-display)' }}
      >
        {count}
      </text>
    )}
  </g>
)
