import { FIRST_CARDS, RIDGE_CARDS } from './ground'

export interface MountainProps {
  /** Which of three shapes. */
  kind: number
  width: number
  height: number
  cards: number
}

/** The left edge of each shape from the foot to the top, in parts of width and height. */
const EDGES = [
  [
    [-0.5, 0],
    [-0.36, 0.22],
    [-0.3, 0.22],
    [-0.2, 0.5],
    [-0.14, 0.5],
    [-0.05, 0.86],
    [0, 1],
  ],
  [
    [-0.5, 0],
    [-0.4, 0.16],
    [-0.34, 0.16],
    [-0.21, 0.46],
    [-0.12, 0.66],
    [-0.07, 0.66],
    [0, 1],
  ],
  [
    [-0.5, 0],
    [-0.32, 0.3],
    [-0.26, 0.3],
    [-0.16, 0.56],
    [-0.09, 0.78],
    [-0.04, 0.78],
    [0, 1],
  ],
] as const
const FILLS = ['var(--pq-pine)', 'var(--pq-pine-line)', 'var(--pq-pine)'] as const
type Point = readonly [number, number]

/** A ridge that grows with each card; its posts stand along its edge, a flag on a complete one. */
export function Mountain({ kind, width, height, cards }: MountainProps) {
  const edge: readonly Point[] = EDGES[kind % EDGES.length] ?? EDGES[0]
  const path = (points: readonly Point[]) =>
    points.map(([x, y]) => `${round(x * width)} ${round(-y * height)}`).join('L')
  const right = edge
    .slice(0, -1)
    .map(([x, y]): Point => [-x * 0.94, y * 0.88])
    .reverse()
  const shadow: readonly Point[] = [
    [0, 1],
    [0.04, 0.7],
    [-0.03, 0.52],
    [0.1, 0.26],
    [0.03, 0],
  ]
  const foot: Point = [0.47, 0]
  return (
    <g
      style={{
        transform: `scale(${riseOf(cards)})`,
        transition: 'transform var(--pq-journey) var(--pq-ease)',
      }}
    >
      <path
        d={`M${path([...edge, ...right, foot])}V40H${-width / 2}Z`}
        fill={FILLS[kind % FILLS.length]}
        stroke="var(--pq-on-pine)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d={`M${path([...shadow, foot, ...[...right].reverse()])}Z`}
        fill="var(--pq-pine-deep)"
        opacity=".6"
      />
      {Array.from({ length: RIDGE_CARDS }, (_, i) => {
        const [x, y] = pointAt(edge, (i + 0.75) / (RIDGE_CARDS + 0.25))
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a post is its place
            key={i}
            cx={round(x * width)}
            cy={round(-y * height)}
            r="11"
            fill="var(--pq-on-pine)"
            stroke="var(--pq-pine-deep)"
            strokeWidth="5"
            style={{ opacity: i < cards ? 1 : 0, transition: 'opacity var(--pq-slow)' }}
          />
        )
      })}
      <g
        style={{
          opacity: cards === RIDGE_CARDS ? 1 : 0,
          transition: 'opacity var(--pq-slow)',
        }}
      >
        <Flag y={-height} />
      </g>
    </g>
  )
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The point of an edge at a share of its height. */
function pointAt(edge: readonly Point[], y: number): Point {
  const i = Math.max(
    1,
    edge.findIndex(([, up]) => up >= y),
  )
  const [[x0, y0], [x1, y1]] = [edge[i - 1] ?? [0, 0], edge[i] ?? [0, 1]]
  const part = y1 === y0 ? 0 : (y - y0) / (y1 - y0)
  return [x0 + part * (x1 - x0), y]
}

/** The size of a ridge, as a part of a complete one. */
const riseOf = (cards: number): number =>
  0.36 + (0.64 * (cards - FIRST_CARDS)) / (RIDGE_CARDS - FIRST_CARDS)

/** On a complete ridge. */
export function Flag({ y }: { y: number }) {
  return (
    <>
      <path d={`M0 ${y}v-46`} stroke="var(--pq-text)" strokeWidth="4" />
      <path
        d={`M2 ${y - 46}h36l-9 11 9 11H2Z`}
        fill="var(--pq-blaze)"
        stroke="var(--pq-text)"
        strokeWidth="2"
      />
    </>
  )
}
