/** A ridge that rises from post to post, and the card that comes next. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <circle cx="64" cy="52" r="24" fill="var(--pq-blaze)" />
    <path fill="var(--pq-pine-line)" d="M0 180v-30l44-44h14l40 44 60-78h16l46 56 52-60 48 48v64Z" />
    <path fill="var(--pq-pine-deep)" d="M0 180v-12h52l24-24h48l30-32h44l32-38h44l46 62v44Z" />
    <g stroke="var(--pq-on-pine)" strokeWidth="3">
      <path d="M44 168v-26M104 144v-26M248 74V48" />
      <path
        d="M28 126h24l9 9-9 9H28ZM88 102h24l9 9-9 9H88ZM232 32h24l9 9-9 9h-24Z"
        fill="var(--pq-pine)"
      />
    </g>
    <path d="M178 108V94" stroke="var(--pq-blaze)" strokeWidth="3" strokeDasharray="5 5" />
    <path
      d="M152 54h46l12 14-12 14h-46Z"
      fill="var(--pq-on-pine)"
      stroke="var(--pq-blaze)"
      strokeWidth="4"
    />
    <path d="M162 64h26M162 73h16" stroke="var(--pq-pine)" strokeWidth="4" />
  </svg>
)
