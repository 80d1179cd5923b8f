/** The timer's ring with little of it gone, and the straight course below it. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" strokeLinejoin="round">
      <circle
        cx="160"
        cy="82"
        r="48"
        stroke="var(--pq-on-pine-muted)"
        strokeWidth="10"
        opacity=".4"
      />
      <path d="M160 34a48 48 0 1 1-45.650 33.167" stroke="var(--pq-blaze)" strokeWidth="10" />
      <path d="M160 82V54M160 82l18 10" stroke="var(--pq-on-pine)" strokeWidth="5" />
      <path d="M150 20h20M40 82h44M28 102h48M52 62h40" stroke="var(--pq-on-pine)" strokeWidth="4" />
      <path d="M32 156h256" stroke="var(--pq-on-pine)" strokeWidth="4" strokeDasharray="18 8" />
    </g>
  </svg>
)
