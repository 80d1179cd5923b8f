import { CUTS, DEPTHS } from './readings'

const APART = 44
const STEP = 11
const TOP = 34
const DEPTH_NUMBERS = Array.from({ length: DEPTHS }, (_, i) => 1 + i)

const xOf = (cut: number) => 92 + APART * cut
const yOf = (depth: number) => TOP + STEP * depth

/** Bow on the left, five cuts in the upper edge of its blade: 330 wide, 120 high. */
export const KeyBlade = ({ depths }: { depths: readonly number[] }) => {
  const edge = depths
    .map(
      (depth, i) => `L${xOf(i) - 20} ${TOP}L${xOf(i) - 9} ${yOf(depth)}h18L${xOf(i) + 20} ${TOP}`,
    )
    .join('')
  return (
    <g stroke="var(--pq-on-pine)" strokeWidth="3" strokeLinejoin="round">
      <path fill="var(--pq-blaze)" d={`M62 ${TOP}${edge}h8l18 46-16 20H62Z`} />
      <circle cx="34" cy="67" r="30" fill="var(--pq-blaze)" />
      <circle cx="26" cy="67" r="10" fill="var(--pq-pine)" />
    </g>
  )
}

export interface GaugedProps {
  /** The depths that each cut may still have. */
  left: readonly (readonly number[])[]
}

/** Five pins with five depths each: what may still be is a number, what not is struck, what fits is framed. */
export const Gauged = ({ left }: GaugedProps) => (
  <g>
    {Array.from({ length: CUTS }, (_, cut) => {
      const may = left[cut] ?? []
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its place
        <g key={cut} transform={`translate(${30 + 60 * cut} 0)`}>
          <path fill="var(--pq-pine-line)" d="M-24-4h48v138h-48Z" />
          {DEPTH_NUMBERS.map((depth) => (
            <Depth key={depth} depth={depth} may={may} />
          ))}
        </g>
      )
    })}
  </g>
)

function Depth({ depth, may }: { depth: number; may: readonly number[] }) {
  const isLeft = may.includes(depth)
  const isKnown = isLeft && may.length === 1
  return (
    <g
      transform={`translate(0 ${12 + 26 * (depth - 1)})`}
      style={{ transition: 'opacity var(--pq-slow) var(--pq-ease)', opacity: isLeft ? 1 : 0.7 }}
    >
      {isKnown && (
        <rect
          x="-20"
          y="-12"
          width="40"
          height="24"
          rx="5"
          fill="var(--pq-blaze)"
          stroke="var(--pq-on-pine)"
          strokeWidth="2.5"
          style={{ animation: 'pq-rise var(--pq-slow) var(--pq-ease)' }}
        />
      )}
      {isLeft ? (
        <text
          y="7"
          textAnchor="middle"
          fill={isKnown ? 'var(--pq-pine-deep)' : 'var(--pq-on-pine)'}
          style={{ font: '800 20px var(--pq-font-display)' }}
        >
          {depth}
        </text>
      ) : (
        <path d="M-8 0h16" stroke="var(--pq-on-pine-muted)" strokeWidth="3" />
      )}
    </g>
  )
}

/** A padlock, 60 wide, stands on 0; `isOpen`: its shackle is up. */
export const Padlock = ({ isOpen }: { isOpen: boolean }) => (
  <g stroke="var(--pq-on-pine)" strokeWidth="4" strokeLinejoin="round">
    <path
      fill="none"
      strokeWidth="8"
      d="M-16-44v-14a16 16 0 0 1 32 0v14"
      style={{
        transform: `translateY(${isOpen ? -14 : 0}px)`,
        transition: 'transform var(--pq-journey) var(--pq-ease)',
      }}
    />
    <rect x="-30" y="-46" width="60" height="46" rx="8" fill="var(--pq-pine-deep)" />
    <path strokeWidth="6" strokeLinecap="round" d="M0-28v12" />
  </g>
)
