import { Sign } from './sign'
import { useDecoyWords } from './use-decoy-words'
import type { OwnView } from './views'

const [WIDTH, HEIGHT] = [360, 120]

/** The own signpost: bare while it is laid for, with four arms to choose from on the walk. */
export function OwnFork({ own }: { own: OwnView }) {
  const { t } = useDecoyWords()
  const { stage, chosen, present, lay } = own
  const isLaid = lay !== null && lay.pick !== null
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={t(stage === 'lay' ? 'scene.lay' : 'scene.walk', { chosen, present })}
    >
      <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="4" strokeLinecap="round">
        {WAYS.map((way, i) => (
          <path
            key={way}
            d={way}
            strokeDasharray={stage === 'told' && i === 1 ? undefined : '2 10'}
            stroke={stage === 'told' && i === 1 ? 'var(--pq-blaze)' : undefined}
          />
        ))}
      </g>
      <g
        style={{
          transform: `translate(180px, 112px) rotate(${isLaid ? 8 : 0}deg)`,
          transition: 'transform var(--pq-slow) var(--pq-ease)',
        }}
      >
        <Sign arms={stage === 'lay' ? (isLaid ? 1 : 0) : 4} />
      </g>
    </svg>
  )
}

const WAYS = [
  'M170 118C140 104 80 104 10 92',
  'M176 116C150 84 110 66 60 34',
  'M184 116C214 84 252 64 304 32',
  'M190 118C222 104 284 104 352 90',
] as const
