import { optionLetter } from '@pathquest/ui/art/AnswerShape'
import { TerrainLines } from '@pathquest/ui/art/landscape/Terrain'
import { useEffect, useState } from 'react'

/** As a phone's card has room. */
const WIDTH = 960
const HEIGHT = 320
const GROUND = 250
const TALLEST = 176
/** A peak that nobody chose is still a rise in the ground. */
const LOWEST = 0.05

export interface ClassRidgeProps {
  /** Answers by option. */
  counts: readonly number[]
  /** The ridge before the class talked: it starts there, and stays as a line. */
  before?: readonly number[]
  label: string
  /** The own first answer. */
  mine?: number | null
  /** Once the question is closed. */
  right?: number | null
  seed: string
  /** On a projector: its height, and how wide it is for that. */
  size?: RidgeSize
}

export interface RidgeSize {
  height: string
  ratio: number
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

/** The answers of the class as a ridge: a peak for each option. */
export function ClassRidge(props: ClassRidgeProps) {
  const { counts, before, mine = null, right = null } = props
  const [isRisen, setRisen] = useState(before === undefined)
  useEffect(() => setRisen(true), [])
  const shown = isRisen || !before ? counts : before
  const width = props.size ? HEIGHT * props.size.ratio : WIDTH
  const slot = width / counts.length
  const heights = (of: readonly number[]) => of.map((count) => count / Math.max(1, sum(of)))
  const top = Math.max(0.5, ...heights(counts), ...heights(before ?? []))
  const scaled = (of: readonly number[]) =>
    heights(of).map((share) => LOWEST + ((1 - LOWEST) * share) / top)
  const peaks = scaled(shown)
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={props.label}
      style={
        props.size
          ? { height: props.size.height, maxHeight: 'none', background: 'var(--pq-pine)' }
          : undefined
      }
    >
      <TerrainLines
        seed={props.seed}
        width={width}
        height={HEIGHT}
        step="#000"
        line="var(--pq-pine-line)"
        lineOpacity={0.7}
      />
      {peaks.map((height, i) => (
        <g key={optionLetter(i)} transform={`translate(${slot * (i + 0.5)} ${GROUND})`}>
          <path
            d={peakPath(slot)}
            fill={i === right ? 'var(--pq-blaze)' : 'var(--pq-on-pine-muted)'}
            style={{
              transform: `scaleY(${height})`,
              transition: 'transform calc(1.6 * var(--pq-journey)) var(--pq-ease)',
            }}
          />
        </g>
      ))}
      {before && <path d={outline(scaled(before), slot)} {...GHOST} />}
      <path fill="var(--pq-pine-deep)" d={`M0 ${GROUND - 2}h${width}v${HEIGHT}H0Z`} />
      {peaks.map((height, i) => (
        <g key={optionLetter(i)} transform={`translate(${slot * (i + 0.5)} ${GROUND})`}>
          <g
            style={{
              transform: `translateY(${-TALLEST * height - 14}px)`,
              transition: 'transform calc(1.6 * var(--pq-journey)) var(--pq-ease)',
            }}
          >
            {i === mine && <path d={PIN} {...MINE} transform="translate(52 6)" />}
            <text {...FIGURE} fill={i === right ? 'var(--pq-blaze)' : 'var(--pq-on-pine)'}>
              {i === right && '✓ '}
              {counts[i]}
            </text>
          </g>
          <Plate index={i} />
        </g>
      ))}
    </svg>
  )
}

const FIGURE = {
  textAnchor: 'middle',
  fontSize: 46,
  fontWeight: 750,
  fontFamily: 'var(--pq-font-display)',
} as const
const GHOST = {
  fill: 'none',
  stroke: 'var(--pq-on-pine)',
  strokeWidth: 3,
  strokeDasharray: '3 9',
  strokeLinecap: 'round',
} as const
const PIN = 'M0 0L-15-27A17 17 0 1 1 15-27ZM0-29a7 7 0 1 0 .1 0Z'
const MINE = {
  fill: 'var(--pq-accent)',
  stroke: 'var(--pq-surface)',
  strokeWidth: 3,
  fillRule: 'evenodd',
  strokeLinejoin: 'round',
} as const

/** Half the width of a peak's foot and of its flat, as shares of its slot: feet overlap. */
const FOOT = 0.66
const FLAT = 0.2

const peakPath = (slot: number): string =>
  `M${-FOOT * slot} 2L${-FLAT * slot} ${-TALLEST}H${FLAT * slot}L${FOOT * slot} 2Z`

/** The flats of all peaks, joined. */
const outline = (peaks: readonly number[], slot: number): string =>
  peaks
    .map((height, i) => {
      const [x, y] = [slot * (i + 0.5), GROUND - TALLEST * height]
      return `${i ? 'L' : 'M'}${x - FLAT * slot} ${y}H${x + FLAT * slot}`
    })
    .join('')

/** The option's letter in its colours. */
export const Plate = ({ index }: { index: number }) => (
  <g transform="translate(0 36)">
    <rect
      x="-31"
      y="-27"
      width="62"
      height="54"
      rx="10"
      fill={`var(--pq-answer-${index + 1})`}
      stroke="var(--pq-on-pine)"
      strokeWidth="3"
    />
    <text {...FIGURE} fontSize={40} y="15" fill={`var(--pq-on-answer-${index + 1})`}>
      {optionLetter(index)}
    </text>
  </g>
)
