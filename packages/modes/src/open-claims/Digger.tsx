import { Nugget } from './Heap'

export interface DiggerProps {
  x: number
  y: number
  unit: number
  /** Has a share of what lies there. */
  isSharer: boolean
  /** The own figure, which is the player's colour. */
  isYou?: boolean
  isThere: boolean
  /** Waits for the figures before it. */
  turn: number
}

/** Somebody who digs here: nobody in particular. It walks in from the left. */
export function Digger({ x, y, unit, isSharer, isYou = false, isThere, turn }: DiggerProps) {
  const colour = isYou ? 'var(--pq-accent)' : 'var(--pq-text)'
  const delay = `calc(var(--pq-slow) * ${turn / 8})`
  return (
    <g
      style={{
        transform: `translate(${isThere ? x : x - 60 * unit}px, ${y}px)`,
        opacity: isThere ? 1 : 0,
        transition: `transform var(--pq-journey) var(--pq-ease) ${delay}, opacity var(--pq-slow) ${delay}`,
      }}
    >
      <g transform={`scale(${unit})`}>
        <path
          d="M3.5-9.5l4.5 9M7-2l3 .5-1.5 3-3-1.5Z"
          fill={colour}
          stroke={colour}
          strokeWidth="1.3"
        />
        <path
          d="M-4 0v-5q-1.5-1-1.5-4Q-5.5-13 0-13t5.500 4q0 3-1.5 4v5H.8v-4.5h-1.6V0Z"
          fill={colour}
          stroke="var(--pq-surface)"
          strokeWidth="1"
        />
        <circle cy="-16.5" r="3.800" fill={colour} stroke="var(--pq-surface)" strokeWidth="1" />
        <path d="M-5.5-17.5h11M-3.5-17.5q0-4 3.5-4t3.5 4Z" fill={colour} stroke={colour} />
      </g>
      {isSharer && (
        <g
          style={{
            opacity: isThere ? 1 : 0,
            transition: 'opacity var(--pq-slow) var(--pq-journey)',
          }}
        >
          <Nugget x={0} y={-22 * unit} unit={unit * 0.8} />
        </g>
      )}
    </g>
  )
}
