/** A route over the contours, a lit hut, and the sun behind the ridge. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <circle cx="236" cy="46" r="24" fill="var(--pq-blaze)" />
    <path
      fill="var(--pq-pine-deep)"
      d="M0 62h34l20-20h44l16 14h60l22-22h30l20 20h30l16 12h28v118H0Z"
    />
    <g fill="none" stroke="var(--pq-pine-line)" strokeWidth="2">
      <path d="M-6 150c40-34 96-52 150-40s120 8 186-24" />
      <path d="M-6 172c50-34 104-42 156-30s112 4 176-26" />
      <path d="M196 124c14-16 52-18 62-4s-12 26-34 24-38-8-28-20Z" />
      <path d="M212 126c8-8 28-10 34-2s-8 12-18 11-22-3-16-9Z" />
    </g>
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
      <path d="M68 146l46-40 52 18 62 2 44-36" strokeDasharray="10 7" />
    </g>
    <g fill="var(--pq-pine)" stroke="var(--pq-on-pine)" strokeWidth="4">
      <circle cx="114" cy="106" r="9" />
      <circle cx="166" cy="124" r="9" />
      <circle cx="228" cy="126" r="9" />
      <circle cx="272" cy="90" r="9" />
    </g>
    <g stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
      <path fill="var(--pq-pine-deep)" d="M30 148l32-28 32 28h-7v22H37v-22Z" />
      <path fill="var(--pq-blaze)" stroke="none" d="M53 148h18v14H53Z" />
    </g>
  </svg>
)
