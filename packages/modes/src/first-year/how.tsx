import type { ComponentType, ReactNode } from 'react'
import { GoalShape } from './GoalIcon'
import { HomePicture, TravelPicture } from './HomePicture'
import { Jar } from './Jar'
import { type Season, SKY, Tree } from './Season'

const Sheet = ({ season, children }: { season: Season; children: ReactNode }) => (
  <svg viewBox="0 0 160 100" aria-hidden="true" style={{ background: SKY[season] }}>
    <path fill="var(--pq-pine)" d="M0 84h160v16H0Z" />
    {children}
  </svg>
)

/** Three jobs, of which one is taken. */
const Job = () => (
  <Sheet season="spring">
    {[18, 62, 106].map((x, i) => (
      <g key={x} transform={`translate(${x} ${i === 1 ? 14 : 22})`}>
        <rect
          width="36"
          height="50"
          rx="5"
          fill={i === 1 ? 'var(--pq-blaze)' : 'var(--pq-surface)'}
          stroke="var(--pq-text)"
          strokeWidth={i === 1 ? 3.5 : 2}
        />
        <path
          d={`M8 12h20M8 20h12M8 42v-${6 + 5 * i}M18 42v-${6 + 5 * i}M28 42v-${6 + 5 * i}`}
          stroke="var(--pq-text)"
          strokeWidth="3"
        />
      </g>
    ))}
  </Sheet>
)

/** A home, a way to get about, and the season. */
const Living = () => (
  <Sheet season="summer">
    <Tree season="summer" x={26} y={84} />
    <HomePicture home="small" x={76} y={84} size={1.1} />
    <TravelPicture travel="bus" x={130} y={84} size={0.9} />
  </Sheet>
)

/** A full jar. */
const Saved = () => (
  <Sheet season="winter">
    <Tree season="winter" x={24} y={84} />
    <Jar x={80} y={84} size={0.9} share={1.1} />
    <g transform="translate(112 26) scale(.62)" color="var(--pq-text)">
      <GoalShape goal="cushion" />
    </g>
  </Sheet>
)

export const how: readonly ComponentType[] = [Job, Living, Saved]
