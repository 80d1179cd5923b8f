export const FORK = { width: 400, height: 150 }

const ENDS = { first: [78, 112], second: [322, 112] } as const
const MEET = [200, 142] as const
/** Walkers beside each other, at the end of a path and before the fork. */
const IN_ROW = 10
const BEFORE_IN_ROW = 24
const ROOMY = 40

export interface ForkProps {
  /** How many walk, each a mark. */
  walkers: number
  /** How many of them take the first path; null: all stand before the fork. */
  first: number | null
  /** The path that the player took: it is marked. */
  own?: 'first' | 'second' | null
  /** Nobody knows where they went. */
  isMisty?: boolean
  /** Only guessed: outlines. */
  isGuess?: boolean
  /** Between two walkers, who are as large; absent: as many have room. */
  gap?: number
}

/** A trail that parts: to a round hill with a dot, and to a peak with a triangle. */
export function Fork({ walkers, first, own, isMisty, isGuess, ...props }: ForkProps) {
  const gap = props.gap ?? (walkers > ROOMY ? 7 : 11)
  return (
    <>
      <path fill="var(--pq-pine-line)" d="M-800 104C-40 104 0 34 78 34s112 70 122 78v90h-1000Z" />
      <path fill="var(--pq-pine-line)" d="M1200 202H200v-90l78-48 44-36 46 36 170 44h662Z" />
      <path fill="var(--pq-pine-deep)" d="M-800 118h2000v90h-2000Z" />
      {(['first', 'second'] as const).map((side) => (
        <path
          key={side}
          fill="none"
          stroke={side === own ? 'var(--pq-blaze)' : 'var(--pq-on-pine-muted)'}
          strokeWidth={side === own ? 5 : 3}
          strokeLinecap="round"
          strokeDasharray={side === own ? undefined : '7 7'}
          d={
            side === 'first'
              ? 'M200 156C200 130 150 126 104 118'
              : 'M200 156C200 130 250 126 296 118'
          }
        />
      ))}
      <Sign x={78} y={26} side="first" isOwn={own === 'first'} />
      <Sign x={322} y={20} side="second" isOwn={own === 'second'} />
      {Array.from({ length: walkers }, (_, i) => {
        const [x, y] = placeOf(i, { walkers, first, gap })
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a walker is a number
            key={i}
            style={{
              transform: `translate(${x}px, ${y}px)`,
              transition: 'transform var(--pq-journey) var(--pq-ease)',
            }}
          >
            <Walker size={gap / 11} isGuess={isGuess ?? false} />
          </g>
        )
      })}
      <g
        style={{
          opacity: isMisty ? 1 : 0,
          transition: 'opacity var(--pq-slow) var(--pq-ease)',
        }}
        fill="var(--pq-on-pine)"
      >
        {[52, 104, 296, 348].map((x, i) => (
          <ellipse key={x} cx={x} cy={i % 2 ? 96 : 108} rx="56" ry="20" opacity=".34" />
        ))}
      </g>
    </>
  )
}

interface Crowd {
  walkers: number
  first: number | null
  gap: number
}

function placeOf(i: number, { walkers, first, gap }: Crowd): readonly [number, number] {
  if (first === null) return inRows(i, walkers, MEET, gap, BEFORE_IN_ROW)
  return i < first
    ? inRows(i, first, ENDS.first, gap, IN_ROW)
    : inRows(i - first, walkers - first, ENDS.second, gap, IN_ROW)
}

/** Centred rows, one above the other. */
function inRows(
  i: number,
  all: number,
  [x, y]: readonly [number, number],
  gap: number,
  inRow: number,
): readonly [number, number] {
  const row = Math.floor(i / inRow)
  const length = Math.min(inRow, all - row * inRow)
  return [x + ((i % inRow) - (length - 1) / 2) * gap, y - row * gap * 1.5]
}

/** Stands on 0. */
export const Walker = ({ size, isGuess = false }: { size: number; isGuess?: boolean }) => (
  <g
    transform={`scale(${size})`}
    fill={isGuess ? 'none' : 'var(--pq-on-pine)'}
    stroke={isGuess ? 'var(--pq-on-pine)' : 'var(--pq-pine-deep)'}
    strokeWidth={isGuess ? 1.4 : 0.8}
    strokeLinejoin="round"
  >
    <circle cy="-12" r="3" />
    <path d="M-3.500 0v-5a3.500 3.500 0 0 1 7 0v5Z" />
  </g>
)

/** What tells the two paths apart: a dot on the round hill, a triangle on the peak. */
export const SideMark = ({ side, size }: { side: 'first' | 'second'; size: number }) =>
  side === 'first' ? <circle r={size} /> : <path d={`M0 ${-size} ${size} ${size}H${-size}Z`} />

const Sign = ({
  x,
  y,
  side,
  isOwn,
}: {
  x: number
  y: number
  side: 'first' | 'second'
  isOwn: boolean
}) => (
  <g
    transform={`translate(${x} ${y})`}
    fill={isOwn ? 'var(--pq-blaze)' : 'var(--pq-on-pine)'}
    stroke="var(--pq-pine-deep)"
    strokeWidth="1.500"
    strokeLinejoin="round"
  >
    <SideMark side={side} size={7} />
  </g>
)
