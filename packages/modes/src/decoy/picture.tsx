import { Sign } from './sign'

/** A signpost whose arms point every way, where a trail parts in four. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="5" strokeLinecap="round">
      <path
        strokeDasharray="3 11"
        d="M160 176C150 150 90 150 20 128M160 176C156 140 110 116 60 74"
      />
      <path strokeDasharray="3 11" d="M160 176C168 150 232 148 304 124" />
    </g>
    <path
      fill="none"
      stroke="var(--pq-blaze)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="14 9"
      d="M160 176C166 138 216 116 268 72"
    />
    <g transform="translate(160 168) scale(1.5)">
      <Sign arms={4} />
    </g>
  </svg>
)
