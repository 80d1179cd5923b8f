import { HEIGHT_MAX, INTERESTS, type InterestScores } from '@pathquest/core/interests/interests'
import type { CSSProperties, ReactNode } from 'react'
import { InterestSign } from './signs'

export interface HillsProps {
  /** 0 to 10 each. */
  heights: InterestScores
  label: string
  /** Behind them. */
  children?: ReactNode
  style?: CSSProperties
}

const STEP = 100
const [WIDTH, HEIGHT] = [STEP * (INTERESTS.length + 1), 250]
const GROUND = 196
const PEAK = 170
const REACH = 118
const RISING: CSSProperties = { transition: 'transform var(--pq-slow) var(--pq-ease)' }

/** A hill with its foot at 0, as wide and high as its parts say. */
const hill = (wide: number, high: number): string => {
  const [w, h] = [wide * REACH, high * PEAK]
  return `M${-w} 0C${-0.45 * w} 0 ${-0.42 * w} ${-h} 0 ${-h}S${0.45 * w} 0 ${w} 0Z`
}
/** The hill, and the lines of height on it. */
const LINES = [
  [0.78, 0.8],
  [0.56, 0.58],
  [0.34, 0.34],
] as const

/** Six hills with their contour lines; together they are a ridge. */
export const Hills = ({ heights, label, children, style }: HillsProps) => (
  <svg
    className="pq-scene"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMax meet"
    role="img"
    aria-label={label}
    style={{ overflow: 'hidden', ...style }}
  >
    {children}
    <path fill="var(--pq-pine-deep)" d={`M-2000 ${GROUND}h6000v90h-6000Z`} />
    <path
      d={`M-2000 ${GROUND - PEAK}h6000M-2000 ${GROUND - PEAK / 2}h6000`}
      stroke="var(--pq-pine-line)"
      strokeWidth="1.500"
      strokeDasharray="3 9"
    />
    {INTERESTS.map((interest, i) => (
      <g key={interest} transform={`translate(${STEP * (i + 1)} ${GROUND})`}>
        <g style={{ transform: `scaleY(${heights[interest] / HEIGHT_MAX})`, ...RISING }}>
          <path
            d={hill(1, 1)}
            fill="var(--pq-pine-line)"
            fillOpacity=".78"
            stroke="var(--pq-blaze)"
            strokeWidth="3.500"
            vectorEffect="non-scaling-stroke"
          />
          {LINES.map(([wide, high]) => (
            <path
              key={wide}
              d={hill(wide, high)}
              fill="none"
              stroke="var(--pq-on-pine-muted)"
              strokeWidth="1.500"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      </g>
    ))}
    <g color="var(--pq-on-pine)">
      {INTERESTS.map((interest, i) => (
        <g key={interest} transform={`translate(${STEP * (i + 1)} ${GROUND + 28})`}>
          <InterestSign interest={interest} />
        </g>
      ))}
    </g>
  </svg>
)
