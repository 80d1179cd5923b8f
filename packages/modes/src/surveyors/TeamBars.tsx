import { HEXES } from './hexes'
import type { TeamLand } from './views'

const FILLS = ['var(--pq-blaze)', 'var(--pq-on-pine)', 'var(--pq-pine-deep)']
/** Enough for all land of a board: 37 tiles, and two more for each of six peaks. */
const ALL = HEXES.length + 12

export interface TeamBarsProps {
  teams: readonly TeamLand[]
  /** In words, in the order of the teams. */
  labels: readonly string[]
  width: number
}

/** The land of each team as a bar, with its stakes as posts. */
export const TeamBars = ({ teams, labels, width }: TeamBarsProps) => (
  <g>
    {teams.map(({ number, land, stakes }, i) => (
      <g key={number} transform={`translate(0 ${i * 64})`}>
        <text y="22" fill="var(--pq-on-pine)" style={{ font: '700 24px var(--pq-font-display)' }}>
          {labels[i]}
        </text>
        <rect
          y="30"
          width={width}
          height="22"
          rx="6"
          fill={FILLS[number - 1]}
          stroke="var(--pq-on-pine)"
          strokeWidth="3"
          style={{
            transform: `scaleX(${Math.max(0.02, (1.6 * land) / ALL)})`,
            transformOrigin: '0 0',
            transition: 'transform var(--pq-slow) var(--pq-ease)',
          }}
        />
        {Array.from({ length: stakes }, (_, post) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: posts in a row
            key={post}
            d={`M${width - 14 * post} 54V22l8 5-8 5`}
            fill="none"
            stroke="var(--pq-on-pine)"
            strokeWidth="3"
          />
        ))}
      </g>
    ))}
  </g>
)
