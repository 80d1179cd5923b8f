export interface JarProps {
  /** Its foot, in the middle. */
  x: number
  y: number
  size?: number
  /** How full it is, as a share of the goal; more than 1 is above the line. */
  share: number
}

const [WIDTH, HEIGHT] = [52, 76]
/** Where the goal's line is, as a share of the height. */
const GOAL_AT = 0.72

/** What is saved, with a line at the goal, and a check mark above it. */
export function Jar({ x, y, size = 1, share }: JarProps) {
  const level = Math.min(1, Math.max(0, share) * GOAL_AT)
  return (
    <g transform={`translate(${x - (WIDTH * size) / 2} ${y - HEIGHT * size}) scale(${size})`}>
      <rect width={WIDTH} height={HEIGHT} rx="10" fill="var(--pq-surface)" />
      <rect
        x="3"
        y="3"
        width={WIDTH - 6}
        height={HEIGHT - 6}
        rx="8"
        fill="var(--pq-blaze)"
        style={{
          transform: `scaleY(${level})`,
          transformOrigin: `0 ${HEIGHT - 3}px`,
          transition: 'transform var(--pq-journey) var(--pq-ease)',
        }}
      />
      <path
        d={`M2 ${HEIGHT * (1 - GOAL_AT)}h${WIDTH - 4}`}
        stroke="var(--pq-text)"
        strokeWidth="2.500"
        strokeDasharray="6 5"
      />
      <rect
        width={WIDTH}
        height={HEIGHT}
        rx="10"
        fill="none"
        stroke="var(--pq-text)"
        strokeWidth="3"
      />
      <rect
        x="4"
        y="-9"
        width={WIDTH - 8}
        height="9"
        rx="3"
        fill="var(--pq-pine)"
        stroke="var(--pq-text)"
        strokeWidth="2"
      />
      {share >= 1 && (
        <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
          <circle r="13" fill="var(--pq-pine-deep)" />
          <path
            d="M-6 0-1 5 7-5"
            fill="none"
            stroke="var(--pq-on-pine)"
            strokeWidth="3.500"
            strokeLinecap="round"
          />
        </g>
      )}
    </g>
  )
}
