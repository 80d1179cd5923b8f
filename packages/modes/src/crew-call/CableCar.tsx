/** A valley station at the left, a peak with the mission's flag at the right. */
export const CABLE = { width: 400, height: 140 }

const FROM = [52, 96] as const
const TO = [338, 34] as const
const SAG = 14

/** A place on the cable; 0: the station, 1: the peak. */
function placeOf(way: number): readonly [number, number] {
  const [x0, y0] = FROM
  const [x1, y1] = TO
  return [x0 + (x1 - x0) * way, y0 + (y1 - y0) * way + SAG * 4 * way * (1 - way)]
}

export interface Car {
  /** 0 to 1. */
  way: number
  /** Of three. */
  seats: number
  stars?: number
}

/** The cable, and cars on it, which move along. */
export const CableCars = ({ cars, size = 1 }: { cars: readonly Car[]; size?: number }) => (
  <>
    <path
      fill="var(--pq-pine-line)"
      d="M-700 150V126l600-30 150 26 70-24 60-34 40 10 70-46 26 6 24-8 60 40 100-10 600 60v70Z"
    />
    <path fill="var(--pq-pine-deep)" d="M-700 118H96l40 14h964v40H-700Z" />
    <path
      fill="none"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="2.500"
      d={`M${FROM[0]} ${FROM[1] - 14}Q${(FROM[0] + TO[0]) / 2} ${(FROM[1] + TO[1]) / 2 + 2 * SAG - 14} ${TO[0]} ${TO[1] - 14}`}
    />
    <path
      fill="var(--pq-pine-deep)"
      stroke="var(--pq-on-pine)"
      strokeWidth="2.500"
      strokeLinejoin="round"
      d="M14 118V82l22-16 22 16v36Z"
    />
    <path stroke="var(--pq-on-pine)" strokeWidth="3" strokeLinecap="round" d="M352 36V6" />
    <path fill="var(--pq-blaze)" d="m352 6 24 8-24 8Z" />
    {cars.map((car, i) => {
      const [x, y] = placeOf(car.way)
      return (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a car is its number
          key={i}
          style={{
            transform: `translate(${x}px, ${y}px)`,
            transition: 'transform var(--pq-journey) var(--pq-ease)',
          }}
        >
          <Gondola seats={car.seats} stars={car.stars ?? 0} size={size} />
        </g>
      )
    })}
  </>
)

const STAR =
  'm0-5.500 1.600 3.500 3.800.4-2.900 2.500.9 3.800-3.400-2-3.400 2 .9-3.800-2.900-2.500 3.800-.4Z'

/** Hangs on -14; three seats, taken or free. */
export const Gondola = ({ seats, stars, size }: { seats: number; stars: number; size: number }) => (
  <g transform={`translate(0 -14) scale(${size})`} strokeLinejoin="round">
    <path stroke="var(--pq-on-pine)" strokeWidth="2" d="M0 0v8" />
    <path
      fill="var(--pq-pine-deep)"
      stroke="var(--pq-on-pine)"
      strokeWidth="2"
      d="M-22 8h44l-3 22h-38Z"
    />
    {[-12, 0, 12].map((x, i) => (
      <g
        key={x}
        fill={i < seats ? 'var(--pq-blaze)' : 'none'}
        stroke={i < seats ? 'none' : 'var(--pq-on-pine-muted)'}
        strokeWidth="1.300"
        strokeDasharray={i < seats ? undefined : '2 2'}
      >
        <circle cx={x} cy="15" r="3.600" />
        <path d={`M${x - 5} 28v-3a5 5 0 0 1 10 0v3Z`} />
      </g>
    ))}
    {stars > 0 && <path transform="translate(0 -9)" fill="var(--pq-blaze)" d={STAR} />}
  </g>
)

export const StarShape = () => <path fill="currentColor" d={STAR} />
