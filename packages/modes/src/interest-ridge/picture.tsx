const HILLS = [
  [36, 62],
  [86, 112],
  [136, 44],
  [184, 84],
  [234, 128],
  [284, 56],
] as const
const hill = (x: number, h: number, w: number) =>
  `M${x - w} 156C${x - 0.45 * w} 156 ${x - 0.4 * w} ${156 - h} ${x} ${156 - h}S${x + 0.45 * w} 156 ${x + w} 156Z`

/** Six hills of different height with contour lines, and the sun behind them. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <circle cx="160" cy="58" r="32" fill="var(--pq-blaze)" />
    {HILLS.map(([x, h]) => (
      <g key={x} fill="none">
        <path
          d={hill(x, h, 56)}
          fill="var(--pq-pine-line)"
          stroke="var(--pq-blaze)"
          strokeWidth="3.500"
        />
        <path
          d={`${hill(x, 0.76 * h, 42)}${hill(x, 0.5 * h, 28)}${hill(x, 0.26 * h, 15)}`}
          stroke="var(--pq-on-pine-muted)"
          strokeWidth="1.500"
        />
      </g>
    ))}
    <path fill="var(--pq-pine-deep)" d="M0 156h320v24H0Z" />
  </svg>
)
