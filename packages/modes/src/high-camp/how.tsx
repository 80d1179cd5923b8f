import { Mountain } from './mountain'
import { Bins, StoreIcon } from './stores'

const Sky = () => <path fill="var(--pq-pine)" d="M0 0h160v100H0Z" />
const Ground = () => (
  <>
    <path fill="var(--pq-pine-deep)" d="M0 84h160v16H0Z" />
    <path stroke="var(--pq-on-pine-muted)" strokeWidth="3" d="M0 84h160" />
  </>
)

/** A pack with one of three things. */
const Carry = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Sky />
    <Ground />
    {(['food', 'rope', 'canvas'] as const).map((store, i) => (
      <g key={store} transform={`translate(${30 + i * 50} 50)`}>
        <circle
          r="21"
          fill={store === 'rope' ? 'var(--pq-blaze)' : 'var(--pq-pine-deep)'}
          stroke="var(--pq-on-pine)"
          strokeWidth="2"
        />
        <StoreIcon
          store={store}
          color={store === 'rope' ? 'var(--pq-pine-deep)' : 'var(--pq-on-pine)'}
        />
      </g>
    ))}
  </svg>
)

const STORED = {
  food: { count: 9, need: 9, low: 9, high: 9 },
  rope: { count: 2, need: 8, low: 8, high: 8 },
  canvas: { count: 5, need: null, low: 6, high: 10 },
}

/** One store full, one almost empty, one of which only the range is known. */
const Needs = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Sky />
    <Ground />
    <Bins stores={STORED} x={14} y={82} width={38} height={56} gap={9} />
  </svg>
)

/** The camp on its way up, in wind. */
const Climb = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Sky />
    <path
      fill="none"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      strokeLinecap="round"
      d="M8 22h36q9 0 9-9M10 38h22M90 16h30q8 0 8-8"
    />
    <Ground />
    <Mountain height={4} top={6} summit={5} x={10} y={84} width={140} rise={56} />
  </svg>
)

export const how = [Carry, Needs, Climb] as const
