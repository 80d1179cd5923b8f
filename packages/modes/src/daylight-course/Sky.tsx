import { COLUMNS } from './map'

export const SKY_HEIGHT = 100

export interface SkyProps {
  width: number
  /** Light that is left, as a share of the day. */
  light: number
  isEvening: boolean
  /** Of all posts: the skyline is that of the map. */
  heights: readonly number[]
}

/** The sun's way over the country of the map: it goes down as light is used. */
export function Sky({ width, light, isEvening, heights }: SkyProps) {
  return (
    <g>
      <path fill="var(--pq-map-water)" d={`M0 0h${width}v${SKY_HEIGHT}H0Z`} />
      <path
        fill="var(--pq-map-clay)"
        d={`M0 0h${width}v${SKY_HEIGHT}H0Z`}
        style={{ opacity: isEvening ? 1 : 0, transition: SLOWLY }}
      />
      <path
        fill="var(--pq-pine-deep)"
        d={`M0 0h${width}v${SKY_HEIGHT}H0Z`}
        style={{ opacity: light <= 0 ? 1 : 0, transition: SLOWLY }}
      />
      <path
        d={STARS}
        stroke="var(--pq-on-pine)"
        strokeWidth="4"
        strokeLinecap="round"
        style={{ opacity: light <= 0 ? 1 : 0, transition: SLOWLY }}
      />
      <Sun width={width} height={SKY_HEIGHT} light={light} />
      <path fill="var(--pq-pine)" d={skyline(width, heights)} />
    </g>
  )
}

const STARS = 'M60 24h0M132 48h0M214 18h0M286 40h0M352 14h0M430 34h0M520 18h0M588 44h0M664 22h0'
const SLOWLY = 'opacity var(--pq-journey) var(--pq-ease)'

interface SunProps {
  width: number
  height: number
  light: number
}

/** High in the morning at the left, behind the ridge at the right at dusk. */
export function Sun({ width, height, light }: SunProps) {
  const gone = 1 - light
  const x = width * (0.08 + 0.84 * gone)
  const y = height * (0.28 + 0.85 * gone ** 3)
  return (
    <g
      style={{
        transform: `translate(${x}px, ${y}px)`,
        transition: 'transform var(--pq-journey) var(--pq-ease)',
      }}
    >
      <circle r="20" fill="var(--pq-blaze)" stroke="var(--pq-on-blaze)" strokeWidth="2.5" />
    </g>
  )
}

/** The highest post of each column, with flats and slopes as the cuts of a key. */
function skyline(width: number, heights: readonly number[]): string {
  const step = width / COLUMNS
  const tops = Array.from({ length: COLUMNS }, (_, column) => {
    const own = heights.filter((_, post) => post % COLUMNS === column)
    // The mean tells more than the top: nearly every column has a high post.
    return SKY_HEIGHT - 6 - (22 * own.reduce((sum, one) => sum + one, 0)) / own.length
  })
  const line = tops.map((y, column) => {
    const from = column * step
    return `${column ? 'L' : 'M'}${Math.round(from + 0.2 * step)} ${Math.round(y)}H${Math.round(from + 0.8 * step)}`
  })
  return `M0 ${SKY_HEIGHT}V${Math.round(tops[0] ?? 0)}${line.join('').replace('M', 'L')}H${width}V${SKY_HEIGHT + 1}H0Z`
}
