import type { Store } from './forecast'
import { STORES } from './manifest'
import type { CampView, StoreView } from './views'

const ICONS: Record<Store, string> = {
  // A sack with its neck tied, a coil, a folded sheet with its corner turned.
  food: 'M-5-9h10l-3 5q11 5 9 15-1 5-6 5h-10q-5 0-6-5-2-10 9-15ZM-5-4H5',
  rope: 'M0-10a10 10 0 1 0 .1 0ZM0-4.500a4.500 4.500 0 1 0 .1 0ZM8 6q8 2 6 10',
  canvas: 'M-13-8h20l6 6v14h-26ZM7-8v6h6M-13 0h14M-13 6h20',
}

/** 40 units wide and high, around 0. */
export const StoreIcon = ({ store, color = 'currentColor' }: { store: Store; color?: string }) => (
  <path
    d={ICONS[store]}
    fill="none"
    stroke={color}
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

/** How full a store is, 0-1; where only a range is known, of its upper end. */
export const fullness = ({ count, high }: StoreView): number =>
  high === 0 ? 1 : Math.min(1, count / high)

/** What is there is certainly enough. */
export const isEnough = (store: StoreView): boolean => store.count >= store.high

export interface BinsProps {
  stores: CampView['stores']
  x: number
  /** Of the ground on which they stand. */
  y: number
  width: number
  height: number
  gap: number
}

/** Three bins that fill; a full one has a check mark, and the least that is needed is a line. */
export const Bins = ({ stores, x, y, width, height, gap }: BinsProps) => (
  <g>
    {STORES.map((store, i) => (
      <g key={store} transform={`translate(${x + i * (width + gap)} ${y - height})`}>
        <Bin {...{ store, width, height }} seen={stores[store]} />
      </g>
    ))}
  </g>
)

interface BinProps {
  store: Store
  seen: StoreView
  width: number
  height: number
}

function Bin({ store, seen, width, height }: BinProps) {
  const { low, high, need } = seen
  const least = high === 0 ? 0 : 1 - low / high
  const scale = Math.min(width, height) / 64
  return (
    <>
      <rect width={width} height={height} rx="6" fill="var(--pq-pine-deep)" />
      <rect
        y="0"
        width={width}
        height={height}
        rx="6"
        fill="var(--pq-blaze)"
        style={{
          transform: `scaleY(${fullness(seen)})`,
          transformOrigin: `0 ${height}px`,
          transition: 'transform var(--pq-journey) var(--pq-ease)',
        }}
      />
      {need === null && (
        <path
          d={`M0 ${height * least}h${width}`}
          stroke="var(--pq-on-pine)"
          strokeWidth="2.5"
          strokeDasharray="5 5"
        />
      )}
      <rect
        width={width}
        height={height}
        rx="6"
        fill="none"
        stroke="var(--pq-on-pine)"
        strokeWidth="3"
      />
      <g transform={`translate(${width / 2} ${height / 2}) scale(${scale})`}>
        <circle r="21" fill="var(--pq-pine-deep)" />
        <StoreIcon store={store} color="var(--pq-on-pine)" />
      </g>
      {isEnough(seen) && (
        <g transform={`translate(${width - 4} 4) scale(${Math.max(0.9, scale)})`}>
          <circle r="11" fill="var(--pq-on-pine)" />
          <path
            d="M-5 0-1 4 6-4"
            fill="none"
            stroke="var(--pq-pine-deep)"
            strokeWidth="3.500"
            strokeLinecap="round"
          />
        </g>
      )}
    </>
  )
}
