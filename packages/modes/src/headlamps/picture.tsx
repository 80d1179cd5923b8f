/** A beam of light in the night, and a hut with its window lit. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="1.5" opacity=".5">
      <path d="M0 104 56 56h24l44 40h34l54-50h26l82 74M0 128l62-54h12l48 44h42l54-50h14l88 80" />
    </g>
    <path fill="var(--pq-blaze)" opacity=".4" d="M92 88 236 56v96H132L92 98Z" />
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
      <path d="M0 154h320" />
      <path d="M234 152v-36h52v36M226 120l34-28 34 28" />
      <circle cx="78" cy="92" r="10" fill="var(--pq-on-pine)" />
      <path d="M78 106v22l-12 24M78 128l14 24M78 114l16 8" strokeLinecap="round" />
    </g>
    <path fill="var(--pq-blaze)" d="M250 126h20v16h-20Z" />
    <g fill="var(--pq-on-pine-muted)">
      <circle cx="40" cy="24" r="2.500" />
      <circle cx="120" cy="34" r="2.500" />
      <circle cx="190" cy="18" r="2.500" />
      <circle cx="280" cy="36" r="2.500" />
    </g>
  </svg>
)
