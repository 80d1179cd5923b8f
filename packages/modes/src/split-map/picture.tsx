import { MapSheet } from './MapSheet'

/** A map in four pieces that almost meet, with a trail across. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h320v180H0Z" />
    <g transform="translate(46 18) scale(1.9)">
      <MapSheet pieces={4} gap={5} lit={[1]} trail />
    </g>
  </svg>
)
