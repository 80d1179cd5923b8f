import { type Goal, type Home, STEP_MONTHS, type Travel } from './budget'
import { HomePicture, TravelPicture } from './HomePicture'
import { Jar } from './Jar'
import { SKY, seasonOf, Tree } from './Season'

export interface OwnYearProps {
  /** Steps begun so far. */
  step: number
  home: Home | null
  travel: Travel | null
  goal: Goal | null
  /** Saved, as a share of what the goal costs. */
  share: number
  label: string
}

const MONTHS = 12
const GROUND = 100

/** The own place in the season, the months that are gone, and what is saved. */
export function OwnYear({ step, home, travel, goal, share, label }: OwnYearProps) {
  const gone = STEP_MONTHS * step
  const season = seasonOf(Math.max(1, gone))
  return (
    <svg
      className="pq-scene"
      viewBox="0 0 300 122"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      style={{ background: SKY[season], transition: 'background var(--pq-journey)' }}
    >
      <path fill="var(--pq-pine)" d={`M-900 ${GROUND}h2100v40h-2100Z`} />
      <Tree season={season} x={34} y={GROUND} />
      {home && <HomePicture home={home} x={104} y={GROUND} />}
      {travel && <TravelPicture travel={travel} x={182} y={GROUND} />}
      {goal && <Jar x={258} y={GROUND} share={share} />}
      <g stroke="var(--pq-on-pine)" strokeWidth="1.500">
        {Array.from({ length: MONTHS }, (_, month) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
            key={month}
            cx={18 + month * 24}
            cy={111}
            r="4.500"
            fill={month < gone ? 'var(--pq-blaze)' : 'var(--pq-pine-deep)'}
            style={{ transition: 'fill var(--pq-slow)' }}
          />
        ))}
      </g>
    </svg>
  )
}
