import { Lantern } from './lantern'
import { Person } from './person'
import { fillsOf, type OwnPlay } from './views'

export interface OwnSearchProps {
  play: Pick<OwnPlay, 'goal' | 'misses' | 'rescuing'>
  label: string
}

const [WIDTH, HEIGHT] = [360, 120]
const GROUND = 108

/** The lanterns of the class, this player with a light, and what they are still out with. */
export function OwnSearch({ play, label }: OwnSearchProps) {
  const { goal, misses, rescuing } = play
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
      <path fill="var(--pq-on-pine)" d="M0 6h196v9H0Z" />
      {fillsOf(goal).map((full, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lantern is its place
        <g key={i} transform={`translate(${34 + 64 * i} 15)`}>
          <Lantern full={full} />
        </g>
      ))}
      <path
        fill="none"
        stroke="var(--pq-on-pine-muted)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M232 22h60q10 0 10-9M256 40h96M226 58h44"
      />
      <g
        style={{
          transform: `translate(${rescuing === null ? 226 : 256}px, ${GROUND}px) scale(1.5)`,
          transition: 'transform var(--pq-slow) var(--pq-ease)',
        }}
      >
        <Person hasLight />
      </g>
      {Array.from({ length: Math.min(3, misses.length + (rescuing === null ? 0 : 1)) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
        <g key={i} transform={`translate(${302 + 22 * i} ${GROUND}) scale(1.2)`}>
          <Person isOut />
        </g>
      ))}
      <path stroke="var(--pq-on-pine)" strokeWidth="3" d={`M-900 ${GROUND}h2400`} />
    </svg>
  )
}
