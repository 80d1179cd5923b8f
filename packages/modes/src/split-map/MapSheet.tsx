import { pieceAt, trailAt } from './cuts'

export interface MapSheetProps {
  /** 120 wide and 80 high, cut into so many. */
  pieces: number
  /** Between two pieces; 0: they meet. */
  gap: number
  /** Pieces that stand out: the own ones, or the claimed ones. */
  lit?: readonly number[]
  /** With a pin: the own claim. */
  pinned?: number | null
  /** On each piece, where they are told apart. */
  letters?: readonly string[]
  /** The trail across all of them. */
  trail?: boolean
  /** With the end of the trail marked: this map is whole. */
  isWhole?: boolean
}

/** A map whose pieces move together. */
export const MapSheet = (props: MapSheetProps) => {
  const { pieces, gap, lit = [], pinned = null, letters, trail = false, isWhole = false } = props
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {Array.from({ length: pieces }, (_, i) => {
        const { path, x, width } = pieceAt(i, pieces)
        const isLit = lit.includes(i)
        const ink = isLit ? 'var(--pq-pine-deep)' : 'var(--pq-on-pine)'
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces do not change places
            key={i}
            style={{
              transform: `translate(${(i - (pieces - 1) / 2) * gap}px, ${i % 2 ? gap / 2 : -gap / 2}px)`,
              transition: 'transform var(--pq-slow) var(--pq-ease)',
            }}
          >
            <path
              d={path}
              fill={isLit ? 'var(--pq-blaze)' : 'var(--pq-pine-line)'}
              stroke={isLit ? 'var(--pq-on-pine)' : 'var(--pq-on-pine-muted)'}
              strokeWidth="1.5"
            />
            {trail && (
              <path
                d={trailAt(i, pieces)}
                fill="none"
                stroke={ink}
                strokeWidth="2.5"
                strokeDasharray={isWhole ? undefined : '5 4'}
              />
            )}
            {letters && (
              <text
                x={x + width / 2}
                y="66"
                textAnchor="middle"
                fill={ink}
                style={{ font: '800 16px var(--pq-font-display)' }}
              >
                {letters[i]}
              </text>
            )}
            {pinned === i && <Pin x={x + width / 2} />}
          </g>
        )
      })}
      {isWhole && (
        <path
          d="M104 14l10 10m0-10-10 10"
          fill="none"
          stroke="var(--pq-on-pine)"
          strokeWidth="4.500"
        />
      )}
    </g>
  )
}

/** A flag: this piece is claimed. */
const Pin = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 40)`}>
    <path d="M0 6v-30" stroke="var(--pq-pine-deep)" strokeWidth="3" />
    <path
      d="M0-24l15 6-15 6Z"
      fill="var(--pq-on-pine)"
      stroke="var(--pq-pine-deep)"
      strokeWidth="2"
    />
  </g>
)
