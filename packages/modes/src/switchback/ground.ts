/** The mountain of the class: where its bends are, and what is drawn from that. */

interface Spot {
  x: number
  y: number
}

/** The start in camp, the five bends, and the summit as the last of them. */
export const SPOTS: readonly Spot[] = [
  { x: 452, y: 560 },
  { x: 1336, y: 478 },
  { x: 572, y: 404 },
  { x: 1206, y: 332 },
  { x: 716, y: 262 },
  { x: 936, y: 132 },
]
export const SUMMIT: Spot = { x: 936, y: 118 }

const path = (spots: readonly Spot[]): string =>
  `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`

/** The last leg turns once more below the summit. */
export const TRAIL = path([...SPOTS.slice(0, 5), { x: 1070, y: 204 }, { x: 936, y: 132 }])

export const OUTLINE =
  'M240 600L330 520 372 514 470 420 506 414 560 340 600 334 668 240 700 236 800 166 826 168 900 112 936 116 972 108 1030 172 1062 176 1150 262 1190 270 1262 352 1300 358 1400 462 1440 470 1570 600Z'

const FILLS = [
  'var(--pq-map-moss)',
  'var(--pq-map-sand)',
  'var(--pq-map-clay)',
  'var(--pq-map-heath)',
  'var(--pq-map-stone)',
  'var(--pq-surface)',
]

/** Each leg is the lower edge of a band of another colour, up to the snow. */
export const BANDS: readonly { path: string; fill: string }[] = FILLS.map((fill, i) => {
  if (i === 0) return { fill, path: 'M0 0H1700V620H0Z' }
  const [from, to] = [SPOTS[i - 1], SPOTS[i]]
  if (!from || !to || i === FILLS.length - 1)
    return { fill, path: 'M700 216L830 196 880 220 936 186 1000 222 1060 190 1150 214V0H700Z' }
  const slope = (to.y - from.y) / (to.x - from.x)
  const y = (x: number) => Math.round(from.y + (x - from.x) * slope)
  return { fill, path: `M0 ${y(0)}L1700 ${y(1700)}V0H0Z` }
})

/** How large a figure is: a few in the size of thirty are lost on the mountain. */
export const figureScale = (players: number): number =>
  players <= 12 ? 2.3 : players <= 20 ? 2 : 1.7

const NEAR = 32

/**
 * Where the nth of so many figures of a size stands: in camp along the meadow, else on the leg below
 * their bend.
 */
export function spotAt(bend: number, nth: number, count: number, scale: number): Spot {
  if (bend === 0) {
    const near = Math.min(NEAR * scale, 740 / Math.max(1, count))
    return { x: 940 + near * (nth - (count - 1) / 2), y: 592 + 18 * (nth % 2) }
  }
  const [from, to] = [SPOTS[bend - 1], SPOTS[bend]]
  if (!from || !to) return { x: 0, y: 0 }
  const length = Math.abs(to.x - from.x)
  const share = (nth * Math.min(NEAR * scale, (0.86 * length) / Math.max(1, count))) / length
  return { x: to.x + (from.x - to.x) * share, y: to.y + (from.y - to.y) * share }
}
