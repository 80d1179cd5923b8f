/** Seasons of a year that begins in spring, told by the shape of a tree and by what is in the air. */

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** Of a month from 1 to 12. */
export const seasonOf = (month: number): Season =>
  SEASONS[Math.min(SEASONS.length - 1, Math.max(0, Math.floor((month - 1) / 3)))] ?? 'spring'

export const SKY: Readonly<Record<Season, string>> = {
  spring: 'var(--pq-map-moss)',
  summer: 'var(--pq-map-sand)',
  fall: 'var(--pq-map-clay)',
  winter: 'var(--pq-map-stone)',
}

interface TreeProps {
  season: Season
  /** Where it stands. */
  x: number
  y: number
  size?: number
}

/** Blossom, full leaves, falling leaves, bare branches. */
export const Tree = ({ season, x, y, size = 1 }: TreeProps) => (
  <g
    transform={`translate(${x} ${y}) scale(${size})`}
    stroke="var(--pq-text)"
    strokeWidth="2"
    strokeLinecap="round"
    fill="none"
  >
    <path d="M0 0v-30M0-18l-9-9M0-22l8-9" strokeWidth="3.500" />
    {season === 'summer' && (
      <path
        d="M0-62c14 0 22 10 20 20 4 12-8 18-20 16-12 2-24-4-20-16-2-10 6-20 20-20Z"
        fill="var(--pq-positive)"
      />
    )}
    {season === 'spring' && (
      <g fill="var(--pq-surface)">
        <circle cx="-11" cy="-31" r="6" />
        <circle cx="0" cy="-38" r="7" />
        <circle cx="11" cy="-34" r="6" />
        <circle cx="-3" cy="-50" r="5" />
        <circle cx="9" cy="-47" r="5" />
      </g>
    )}
    {season === 'fall' && (
      <g fill="var(--pq-blaze)">
        <path d="M-13-30q6-12 12 0-6 8-12 0ZM0-42q6-12 12 0-6 8-12 0ZM8-26q6-10 11 0-6 7-11 0Z" />
        <path d="M-22-10q5-8 9 0-5 5-9 0ZM14-8q5-8 9 0-5 5-9 0Z" />
      </g>
    )}
    {season === 'winter' && (
      <>
        <path d="M0-30v-14M0-34l-7-9M0-36l7-8" />
        <path
          d="M-24-52h0M20-58h0M-14-66h0M26-34h0M-28-30h0M8-72h0"
          stroke="var(--pq-text)"
          strokeWidth="5"
        />
      </>
    )}
  </g>
)
