import type { CSSProperties } from 'react'
import { HomePicture } from './HomePicture'
import { SEASONS, SKY, seasonOf, Tree } from './Season'

export interface ClassYearProps {
  /** How far the class is on average, 0 to 12. */
  month: number
  label: string
  style?: CSSProperties
}

const [WIDTH, HEIGHT] = [1760, 430]
const GROUND = 330
const SEASON = WIDTH / SEASONS.length
const MONTHS = 12
const MONTH = WIDTH / MONTHS

/** Where trees and homes of a season stand, from its left edge. */
const TREES = [60, 150, 300, 392] as const
const HOMES = [
  { home: 'room', x: 222 },
  { home: 'small', x: 222 },
  { home: 'big', x: 222 },
  { home: 'small', x: 222 },
] as const

/** The road of a year through four seasons, and how far along it the class is. */
export const ClassYear = ({ month, label, style }: ClassYearProps) => (
  <svg
    className="pq-scene"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMax meet"
    role="img"
    aria-label={label}
    style={{ maxHeight: 'none', background: 'none', overflow: 'hidden', ...style }}
  >
    {SEASONS.map((season, i) => (
      <g key={season} transform={`translate(${i * SEASON} 0)`}>
        <rect width={SEASON + 1} height={HEIGHT} fill={SKY[season]} />
        {TREES.map((x, tree) => (
          <Tree
            key={x}
            season={season}
            x={x}
            y={GROUND - (tree % 2) * 8}
            size={tree % 2 ? 2.1 : 2.6}
          />
        ))}
        <HomePicture
          home={(HOMES[i] ?? HOMES[0]).home}
          x={(HOMES[i] ?? HOMES[0]).x}
          y={GROUND}
          size={2.1}
        />
      </g>
    ))}
    <path fill="var(--pq-pine)" d={`M0 ${GROUND}h${WIDTH}v120H0Z`} />
    <path
      d={`M0 ${GROUND + 52}h${WIDTH}`}
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="6"
      strokeDasharray="26 20"
    />
    <g stroke="var(--pq-on-pine)" strokeWidth="3">
      {Array.from({ length: MONTHS }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
          key={i}
          cx={(i + 0.5) * MONTH}
          cy={GROUND + 52}
          r="15"
          fill={i < month ? 'var(--pq-blaze)' : 'var(--pq-pine-deep)'}
          style={{ transition: 'fill var(--pq-slow)' }}
        />
      ))}
    </g>
    <g
      style={{
        transform: `translate(${Math.min(WIDTH - 60, Math.max(60, (month - 0.5) * MONTH))}px, ${GROUND + 36}px)`,
        transition: 'transform var(--pq-journey) var(--pq-ease)',
      }}
    >
      <Walkers />
    </g>
    {month > 0 && <Weather season={seasonOf(month)} />}
  </svg>
)

/** The class on its way. */
const Walkers = () => (
  <g stroke="var(--pq-pine-deep)" strokeWidth="4" strokeLinejoin="round">
    {[-34, 0, 34].map((x, i) => (
      <g key={x} transform={`translate(${x} ${i === 1 ? 0 : -6})`} fill="var(--pq-on-pine)">
        <circle cy="-70" r="16" />
        <path d="M-17 0v-30a17 17 0 0 1 34 0v30Z" fill={i === 1 ? 'var(--pq-blaze)' : undefined} />
      </g>
    ))}
  </g>
)

/** The sun stands high in summer and low in winter. */
const Weather = ({ season }: { season: ReturnType<typeof seasonOf> }) => {
  const i = SEASONS.indexOf(season)
  const low = season === 'winter' ? 76 : season === 'summer' ? 0 : 38
  return (
    <circle
      cx={SEASON / 2}
      cy="66"
      r="36"
      fill="var(--pq-blaze)"
      stroke="var(--pq-text)"
      strokeWidth="3"
      style={{
        transform: `translate(${i * SEASON}px, ${low}px)`,
        transition: 'transform var(--pq-journey) var(--pq-ease)',
      }}
    />
  )
}
