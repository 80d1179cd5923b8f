/** Contour lines around two hills, close and wide, and a flag where the guess is. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="3">
      {[1, 2, 3, 4, 5].map((ring) => (
        <ellipse key={ring} cx="96" cy="96" rx={ring * 10} ry={ring * 8} />
      ))}
    </g>
    <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="3">
      {[1, 2, 3, 4].map((ring) => (
        <ellipse key={ring} cx="226" cy="88" rx={ring * 23} ry={ring * 18} />
      ))}
    </g>
    <path
      fill="var(--pq-blaze)"
      stroke="var(--pq-pine-deep)"
      strokeWidth="3"
      strokeLinejoin="round"
      d="M96 98V48l30 12-30 12"
    />
    <path fill="var(--pq-blaze)" d="M226 72l-18 32h36Z" />
  </svg>
)
