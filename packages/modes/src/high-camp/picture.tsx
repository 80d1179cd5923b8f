/** A camp below the summit, its flag, and three loads on the way. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="1.5" opacity=".5">
      <path d="M20 164 150 50h30l120 114M52 164l104-90h18l94 90M88 164l72-64h10l66 64" />
    </g>
    <path
      fill="var(--pq-pine-line)"
      stroke="var(--pq-on-pine)"
      strokeWidth="4"
      strokeLinejoin="round"
      d="M0 166 104 92h44l52-56 120 130Z"
    />
    <path stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinecap="round" d="M200 36V8" />
    <path fill="var(--pq-blaze)" d="m200 8 30 10-30 10Z" />
    <g strokeLinejoin="round" stroke="var(--pq-pine-deep)" strokeWidth="3">
      <path fill="var(--pq-on-pine)" d="m104 92 22-34 22 34Z" />
      <path fill="var(--pq-blaze)" stroke="none" d="m119 92 7-18 7 18Z" />
    </g>
    <g fill="var(--pq-blaze)" stroke="var(--pq-pine-deep)" strokeWidth="3">
      <path d="M32 156h22v-18H32ZM62 134h20v-17H62ZM14 166h14v-12H14Z" />
    </g>
  </svg>
)
