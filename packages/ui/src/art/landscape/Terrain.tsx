import { type TerrainOptions, terrainPaths } from '../contour'

export interface TerrainLinesProps extends TerrainOptions {
  seed: string
  width: number
  height: number
  step?: string
  stepOpacity?: number
  line?: string
  lineOpacity?: number
  lineWidth?: number
}

/** Contour lines for the inside of an SVG. */
export function TerrainLines({
  seed,
  width,
  height,
  step = 'var(--pq-text)',
  stepOpacity = 0.045,
  line = 'var(--pq-text)',
  lineOpacity = 0.3,
  lineWidth = 1.2,
  ...options
}: TerrainLinesProps) {
  return (
    <g
      fill={step}
      fillOpacity={stepOpacity}
      stroke={line}
      strokeOpacity={lineOpacity}
      strokeWidth={lineWidth}
    >
      {terrainPaths(seed, width, height, options).map((path, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is identified by its position
        <path key={level} d={path} />
      ))}
    </g>
  )
}

export interface TerrainProps {
  seed: string
  width?: number
  height?: number
  /** Squares along its longer side that the lines are drawn through; fewer are drawn sooner. */
  cells?: number
}

/** The contour ground behind a pine banner or screen; fills its positioned parent. */
export function Terrain({ seed, width = 1000, height = 130, cells = 60 }: TerrainProps) {
  return (
    <svg
      className="pq-terrain"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <TerrainLines
        seed={seed}
        width={width}
        height={height}
        hills={5}
        levels={7}
        cells={cells}
        step="#000"
        stepOpacity={0.06}
        line="var(--pq-pine-line)"
        lineOpacity={0.85}
      />
    </svg>
  )
}
