export interface SignProps {
  /** Up to four, the uppermost last. */
  arms: number
  /** The one that points to the truth is known: it shines. */
  right?: number | null
}

const ARM = 'M-34-7h58l12 7-12 7h-58Z'
const WAY = [1, -1, 1, -1] as const

/** A signpost, 96 high, standing on 0. */
export const Sign = ({ arms, right = null }: SignProps) => (
  <g strokeLinejoin="round" stroke="var(--pq-pine-deep)" strokeWidth="2.500">
    <path fill="var(--pq-on-pine-muted)" d="M-4 0v-92h8V0Z" />
    {WAY.slice(0, arms).map((way, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an arm is its place
      <g key={i} transform={`translate(${6 * way} ${-26 - 19 * i})`}>
        <g style={{ animation: 'pq-rise var(--pq-slow) var(--pq-ease)' }}>
          <path
            fill={i === right ? 'var(--pq-blaze)' : 'var(--pq-on-pine)'}
            d={ARM}
            transform={`scale(${way} 1) rotate(${i % 2 ? 3 : -4})`}
          />
        </g>
      </g>
    ))}
  </g>
)
