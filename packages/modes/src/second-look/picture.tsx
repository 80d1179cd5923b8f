/** The ridge of a class before and after it talked. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-pine-line)" strokeWidth="2">
      <path d="M-6 42c60-30 120-20 170-8s110 4 162-22" />
      <path d="M-6 64c60-30 130-20 180-6s100 0 152-22" />
    </g>
    <path fill="var(--pq-on-pine-muted)" d="M0 160l38-28h30l34 20 96 0 26-16h28l68 24v20H0Z" />
    <path fill="var(--pq-blaze)" d="M88 162l44-104h40l44 104Z" />
    <path
      d="M16 156l30-64h26l36 34 28-22h30l44 22 22-52h26l46 82"
      fill="none"
      stroke="var(--pq-on-pine)"
      strokeWidth="3.5"
      strokeDasharray="3 9"
      strokeLinecap="round"
    />
    <path
      d="M138 92l11 12 20-25"
      fill="none"
      stroke="var(--pq-on-blaze)"
      strokeWidth="9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path fill="var(--pq-pine-deep)" d="M0 158h320v22H0Z" />
  </svg>
)
