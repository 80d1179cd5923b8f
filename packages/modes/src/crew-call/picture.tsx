import { Gondola } from './CableCar'

/** A cable car with three on its way to a peak with a flag. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <path
      fill="var(--pq-pine-line)"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      strokeLinejoin="round"
      d="M-10 170 70 128l50 14 90-64 44-40 40 34 40 20v98H-10Z"
    />
    <path fill="var(--pq-pine-deep)" d="M0 158h320v22H0Z" />
    <path stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinecap="round" d="M258 38V10" />
    <path fill="var(--pq-blaze)" d="m258 10 30 10-30 10Z" />
    <path fill="none" stroke="var(--pq-on-pine)" strokeWidth="3" d="M0 96Q130 84 258 26" />
    <g transform="translate(128 92)">
      <Gondola seats={3} stars={0} size={2.1} />
    </g>
  </svg>
)
