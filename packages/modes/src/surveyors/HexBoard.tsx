import { HEXES, tileName } from './hexes'
import type { LandView } from './views'

/** From the middle of a tile to its corner. */
const SIZE = 10
const WIDE = Math.sqrt(3) * SIZE
export const BOARD = { width: 7 * WIDE + 4, height: 11 * SIZE + 4 }

const middleOf = (tile: number) => {
  const { q, r } = HEXES[tile] ?? { q: 0, r: 0 }
  return { x: BOARD.width / 2 + WIDE * (q + r / 2), y: BOARD.height / 2 + 1.5 * SIZE * r }
}

const cornersOf = (size: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${(size * Math.cos(angle)).toFixed(2)} ${(size * Math.sin(angle)).toFixed(2)}`
  }).join('L')
const HEX = `M${cornersOf(SIZE - 0.6)}Z`

/** Teams by fill and by their sign: none is told apart by colour alone. */
const FILLS = ['var(--pq-pine-line)', 'var(--pq-blaze)', 'var(--pq-on-pine)', 'var(--pq-pine-deep)']
const INKS = [
  'var(--pq-on-pine-muted)',
  'var(--pq-pine-deep)',
  'var(--pq-pine-deep)',
  'var(--pq-on-pine)',
]

export interface HexBoardProps {
  board: Pick<LandView, 'owner' | 'peaks' | 'starts' | 'last'>
  /** Tiles that may be named, with their names. */
  reach?: readonly number[]
  named?: number | null
}

/** The land: who owns what, with the number of the team, peaks and starts. */
export const HexBoard = ({ board, reach = [], named = null }: HexBoardProps) => (
  <g strokeLinejoin="round">
    {HEXES.map((_, tile) => {
      const { x, y } = middleOf(tile)
      const owner = board.owner[tile] ?? 0
      const isNew = board.last?.taken.some((one) => one.tile === tile) ?? false
      const isContested = board.last?.contested.includes(tile) ?? false
      const isInReach = reach.includes(tile)
      return (
        <g key={tileName(tile)} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
          <path
            d={HEX}
            stroke={isInReach || isNew ? 'var(--pq-on-pine)' : 'var(--pq-pine)'}
            strokeWidth={tile === named ? 2.4 : isNew ? 1.6 : isInReach ? 1.1 : 0.6}
            strokeDasharray={isInReach && tile !== named ? '2.500 1.500' : undefined}
            style={{
              fill: FILLS[owner] ?? FILLS[0],
              transition: 'fill var(--pq-slow) var(--pq-ease)',
            }}
          />
          <Sign
            ink={INKS[owner] ?? 'currentColor'}
            isPeak={board.peaks.includes(tile)}
            isStart={board.starts.includes(tile) && owner > 0}
            text={owner > 0 ? String(owner) : isInReach ? tileName(tile) : ''}
            isContested={isContested}
          />
        </g>
      )
    })}
  </g>
)

interface SignProps {
  ink: string
  isPeak: boolean
  isStart: boolean
  isContested: boolean
  text: string
}

function Sign({ ink, isPeak, isStart, isContested, text }: SignProps) {
  return (
    <g fill={ink}>
      {isPeak && <path d="M-6 1-1.500-7 1-3.500 3-5.500 6 1Z" />}
      {isStart && (
        <path d="M-2-1v-7l6 2.200-6 2.200" fill="none" stroke={ink} strokeWidth="1.400" />
      )}
      {text && (
        <text
          y={isPeak || isStart ? 7.5 : 2.5}
          textAnchor="middle"
          style={{ font: '800 6.500px var(--pq-font-display)' }}
        >
          {text}
        </text>
      )}
      {isContested && (
        <path d="M-6-6 6 6M6-6-6 6" stroke="var(--pq-on-pine)" strokeWidth="1.600" fill="none" />
      )}
    </g>
  )
}
