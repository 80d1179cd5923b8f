/** A nugget about 8 wide, its foot at 0 0. */
const NUGGET = 'M-4 0l-1-4 3-3.5 4 .5 2.5 3.5-1.5 3.5Z'
const NUGGETS_MAX = 15

/** Few are told apart from many; the number stands beside it. */
const nuggetsOf = (fund: number): number =>
  fund <= 0 ? 0 : Math.min(NUGGETS_MAX, Math.max(1, Math.round(Math.sqrt(fund) * 1.7)))

/** Where the nuggets of a pile lie: the widest row first. */
function pile(count: number): readonly (readonly [number, number])[] {
  let base = 1
  while ((base * (base + 1)) / 2 < count) base += 1
  const places: [number, number][] = []
  for (let row = 0; row < base; row++) {
    for (let i = 0; i < base - row; i++) places.push([(i - (base - row - 1) / 2) * 8.4, -row * 6.2])
  }
  return places.slice(0, count)
}

export function Nugget({ x, y, unit }: { x: number; y: number; unit: number }) {
  return (
    <path
      d={NUGGET}
      transform={`translate(${x} ${y}) scale(${unit})`}
      fill="var(--pq-blaze)"
      stroke="var(--pq-on-blaze)"
      strokeWidth="1.1"
      strokeLinejoin="round"
    />
  )
}

export interface HeapProps {
  /** The middle of its foot. */
  x: number
  y: number
  unit: number
  fund: number
  /** What remains of it: the rest goes up to the diggers. */
  left?: number | null
  isDug?: boolean
}

/** What lies at a site; what is dug out of it leaves the heap. */
export function Heap({ x, y, unit, fund, left = null, isDug = false }: HeapProps) {
  const stays = left === null ? Number.POSITIVE_INFINITY : nuggetsOf(left)
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={26 * unit} ry={7 * unit} fill="var(--pq-text)" opacity=".16" />
      {pile(nuggetsOf(fund)).map(([dx, dy], i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a nugget is its place in the pile
          key={i}
          style={{
            transition: 'transform var(--pq-journey) var(--pq-ease), opacity var(--pq-journey)',
            ...(isDug && i >= stays && { opacity: 0, transform: `translateY(${-18 * unit}px)` }),
          }}
        >
          <Nugget x={dx * unit} y={dy * unit} unit={unit} />
        </g>
      ))}
    </g>
  )
}
