import { MapSheet } from './MapSheet'
import type { CrewView } from './views'

export interface ClassMapsProps {
  crews: readonly CrewView[]
  /** Pieces of each map. */
  pieces: number
  /** The question is closed. */
  isClosed: boolean
  width: number
  height: number
}

const ROWS_MAX = 5
/** A map with its number and the room around it. */
const CELL = { width: 176, height: 128 }

/** In as many rows as make the maps largest. */
function fitted(count: number, width: number, height: number) {
  const ways = Array.from({ length: ROWS_MAX }, (_, i) => {
    const rows = i + 1
    const columns = Math.max(1, Math.ceil(count / rows))
    const scale = Math.min(width / columns / CELL.width, height / rows / CELL.height)
    return { rows, columns, scale }
  })
  return ways.reduce((best, way) => (way.scale > best.scale ? way : best))
}

/**
 * A map for each team: its pieces come together as its members keep their calls. After the closing a
 * whole one shows its trail and its team; of the others nobody reads whose they are.
 */
export function ClassMaps({ crews, pieces, isClosed, width, height }: ClassMapsProps) {
  const seen = isClosed
    ? [...crews].sort((a, b) => Number(b.reading === 'clean') - Number(a.reading === 'clean'))
    : crews
  const { rows, columns, scale } = fitted(seen.length, width, height)
  return (
    <g>
      {seen.map(({ number, kept, here, reading }, i) => {
        const x = ((i % columns) + 0.5) * (width / columns)
        const y = (Math.floor(i / columns) + 0.5) * (height / rows)
        const isWhole = reading === 'clean'
        const open = isClosed ? 0 : 1 - kept / Math.max(1, here)
        return (
          <g key={number} transform={`translate(${x} ${y}) scale(${scale})`}>
            <g transform="translate(-60 -52)">
              <MapSheet
                pieces={pieces}
                gap={isWhole ? 0 : 2 + 8 * open}
                lit={isWhole || (!isClosed && kept >= here) ? [...Array(pieces).keys()] : []}
                trail={!isClosed || isWhole}
                isWhole={isWhole}
              />
            </g>
            {(!isClosed || isWhole) && (
              <text
                y="56"
                textAnchor="middle"
                fill="var(--pq-on-pine)"
                style={{ font: '800 24px var(--pq-font-display)' }}
              >
                {number}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
