import { stepsBetween } from './map'
import { Sun } from './Sky'
import type { PlayerPlay } from './views'

const WIDTH = 640
const HEIGHT = 150
const EDGE = 74

export interface LegProfileProps {
  play: PlayerPlay
  from: number
  to: number
  /** Steps walked on it. */
  walked: number
  label: string
  /** Written beside the two ends. */
  ends: readonly [string, string]
}

/** The leg as a section through the country: climb, steps, and where one is on it. */
export function LegProfile({ play, from, to, walked, label, ends }: LegProfileProps) {
  const { heights } = play.map
  const steps = stepsBetween(heights, from, to)
  const ground = (height: number) => 112 - 26 * height
  const [start, end] = [ground(heights[from] ?? 0), ground(heights[to] ?? 0)]
  const spot = (step: number) => {
    const share = Math.min(step, steps) / steps
    // The climb lies in the middle: flats at both ends, as in the cut of a key.
    const climb = Math.min(Math.max((share - 0.2) / 0.6, 0), 1)
    return { x: EDGE + (WIDTH - 2 * EDGE) * share, y: start + (end - start) * climb }
  }
  const [bottom, top] = [spot(steps * 0.2), spot(steps * 0.8)]
  const line = `M0 ${start}H${bottom.x}L${top.x} ${end}H${WIDTH}`
  const here = spot(walked)
  const light = play.left / play.light
  const moves = 'transform var(--pq-journey) var(--pq-ease)'
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      style={{ background: play.isEvening ? 'var(--pq-map-clay)' : 'var(--pq-map-water)' }}
    >
      <Sun width={WIDTH} height={HEIGHT * 0.8} light={light} />
      <path d={`${line}V${HEIGHT}H0Z`} fill="var(--pq-pine)" />
      <path d={line} fill="none" stroke="var(--pq-text)" strokeWidth="4" />
      {Array.from({ length: steps + 1 }, (_, step) => {
        const { x, y } = spot(step)
        const isEnd = step === 0 || step === steps
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position
            key={step}
            cx={x}
            cy={y}
            r={isEnd ? 11 : 7}
            style={{
              fill: step <= walked ? 'var(--pq-accent)' : 'var(--pq-surface)',
              transition: 'fill var(--pq-journey)',
            }}
            stroke="var(--pq-text)"
            strokeWidth="3"
          />
        )
      })}
      <g
        fontFamily="var(--pq-font-display)"
        fontWeight="750"
        fontSize="27"
        textAnchor="middle"
        fill="var(--pq-on-pine)"
      >
        <text x={EDGE} y={HEIGHT - 8}>
          {ends[0]}
        </text>
        <text x={WIDTH - EDGE} y={HEIGHT - 8}>
          {ends[1]}
        </text>
      </g>
      <g style={{ transform: `translate(${here.x}px, ${here.y}px)`, transition: moves }}>
        <Walker />
      </g>
    </svg>
  )
}

/** Who walks: a pin with its point on the ground. */
export const Walker = ({ size = 1 }: { size?: number }) => (
  <path
    d="M0 0L-15-27A17 17 0 1 1 15-27ZM0-29a7 7 0 1 0 .1 0Z"
    transform={`scale(${size})`}
    fill="var(--pq-accent)"
    fillRule="evenodd"
    stroke="var(--pq-surface)"
    strokeWidth="3"
    strokeLinejoin="round"
  />
)
