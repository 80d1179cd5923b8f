/** The left edge of the mountain beside one row: it rises to the right. */
export interface SlopeProps {
  /** Where the edge is at the foot of the row and at its head, as shares of the way up. */
  foot: number
  head: number
  /** A post stands on it; `now`: placed a moment ago. */
  post?: 'placed' | 'now' | 'wrong'
}

const SLOPE_WIDTH = 'clamp(52px, 22%, 148px)'

/** The ridge line, as thick in every row. */
const LINE = {
  fill: 'none',
  stroke: 'var(--pq-on-pine-muted)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const

const POSTS = {
  placed: { fill: 'var(--pq-on-pine)', stroke: 'var(--pq-pine)' },
  now: { fill: 'var(--pq-blaze)', stroke: 'var(--pq-pine)' },
  wrong: { fill: 'var(--pq-negative-soft)', stroke: 'var(--pq-negative)' },
} as const

export function Slope({ foot, head, post }: SlopeProps) {
  return (
    <span
      aria-hidden="true"
      style={{ position: 'relative', flex: 'none', width: SLOPE_WIDTH, margin: '-0.5px 0' }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      >
        <path d={`M${foot * 100} 10L${head * 100} 0H101V10Z`} fill="var(--pq-pine)" />
        <path d={`M${foot * 100} 10L${head * 100} 0`} {...LINE} />
      </svg>
      {post && (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 34"
          style={{
            position: 'absolute',
            bottom: '50%',
            left: `${50 * (foot + head)}%`,
            width: 24,
            height: 34,
            marginLeft: -12,
          }}
        >
          <path d="M12 34V12" stroke="var(--pq-text)" strokeWidth="3" />
          {post === 'wrong' ? (
            <path d="M3 3h18v14H3Z" strokeDasharray="4 3" strokeWidth="2.5" {...POSTS.wrong} />
          ) : (
            <path d="M2 3h14l7 7-7 7H2Z" strokeWidth="2.5" {...POSTS[post]} />
          )}
        </svg>
      )}
    </span>
  )
}

/** Above the highest card the mountain goes on; a complete ridge has its flag there. */
export function Cap({ from, hasFlag }: { from: number; hasFlag: boolean }) {
  return (
    <span
      aria-hidden="true"
      style={{ position: 'relative', display: 'flex', height: 34, marginBottom: -0.5 }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 48 60"
        style={{
          position: 'absolute',
          right: 24,
          bottom: 28,
          width: 44,
          height: 55,
          opacity: hasFlag ? 1 : 0,
          transform: `translateY(${hasFlag ? 0 : 40}px)`,
          transition: 'transform var(--pq-journey) var(--pq-ease), opacity var(--pq-slow)',
        }}
      >
        <path d="M6 60V2" stroke="var(--pq-text)" strokeWidth="4" />
        <path
          d="M8 4h36l-9 11 9 11H8Z"
          fill="var(--pq-blaze)"
          stroke="var(--pq-text)"
          strokeWidth="2.5"
        />
      </svg>
      <span style={{ flex: 'none', width: SLOPE_WIDTH, position: 'relative' }}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
        >
          <path d={`M${from * 100} 10L101 7.5V10Z`} fill="var(--pq-pine)" />
          <path d={`M${from * 100} 10L100 7.5`} {...LINE} />
        </svg>
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        style={{ flex: 1, minWidth: 0, height: '100%' }}
      >
        <path d="M0 10V7.5L9 5H20L32 2.5H44L60 .4H100V10Z" fill="var(--pq-pine)" />
        <path d="M0 7.5L9 5H20L32 2.5H44L60 .4H100" {...LINE} />
      </svg>
    </span>
  )
}
