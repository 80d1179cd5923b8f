import type { Home, Travel } from './budget'

interface PlacedProps {
  /** Where it stands. */
  x: number
  y: number
  size?: number
}

const HOUSES: Readonly<Record<Home, string>> = {
  // A tall shared house, a small one with a gabled roof, a wide one with a terrace.
  room: 'M-22 0v-70h44v70Z',
  small: 'M-24 0v-32l24-20 24 20v32Z',
  big: 'M-42 0v-44h84v44ZM-48-44h96l-8-14h-80Z',
}
const OTHER_WINDOWS: Readonly<Record<Home, string>> = {
  room: 'M-15-62h10v10h-10ZM5-62h10v10h-10ZM5-44h10v10h-10ZM-15-26h10v10h-10ZM5-26h10v10h-10Z',
  small: '',
  big: '',
}
const OWN_WINDOWS: Readonly<Record<Home, string>> = {
  room: 'M-15-44h10v10h-10Z',
  small: 'M-6-28h12v12h-12Z',
  big: 'M-34-34h14v16h-14ZM-12-34h14v16h-14ZM18-34h16v16h-16Z',
}

/** A home; the own windows are lit. */
export const HomePicture = ({ home, x, y, size = 1 }: PlacedProps & { home: Home }) => (
  <g
    transform={`translate(${x} ${y}) scale(${size})`}
    stroke="var(--pq-text)"
    strokeWidth="2"
    strokeLinejoin="round"
  >
    <path d={HOUSES[home]} fill="var(--pq-surface)" />
    <path d={OTHER_WINDOWS[home]} fill="var(--pq-pine-line)" />
    <path d={OWN_WINDOWS[home]} fill="var(--pq-blaze)" />
    <path d="M-5 0v-13h10v13" fill="var(--pq-pine)" />
  </g>
)

/** A bicycle, or a car. */
export const TravelPicture = ({ travel, x, y, size = 1 }: PlacedProps & { travel: Travel }) => (
  <g
    transform={`translate(${x} ${y}) scale(${size})`}
    stroke="var(--pq-text)"
    strokeWidth="2.500"
    strokeLinejoin="round"
    strokeLinecap="round"
    fill="none"
  >
    {travel === 'bus' ? (
      <>
        <circle cx="-14" cy="-9" r="9" />
        <circle cx="14" cy="-9" r="9" />
        <path d="M-14-9l8-15h14l6 15M-6-24l6 15h-14M8-24l-8 15M-10-27h8M6-29h7" />
      </>
    ) : (
      <>
        <path d="M-28-7v-10q0-4 5-5l6-1 7-10h16l9 10 10 2q4 1 4 5v9Z" fill="var(--pq-blaze)" />
        <path d="M-9-23l4-6h6v6ZM5-23v-6h3l5 6Z" fill="var(--pq-surface)" />
        <circle cx="-16" cy="-6" r="6" fill="var(--pq-pine)" />
        <circle cx="17" cy="-6" r="6" fill="var(--pq-pine)" />
      </>
    )}
  </g>
)
