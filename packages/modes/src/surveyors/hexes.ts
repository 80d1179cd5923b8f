/** The board: 37 hexagons around a middle one, three deep. */

const RADIUS = 3

interface Hex {
  q: number
  r: number
}

const RANGE = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS)

/** Row by row, from left to right. */
export const HEXES: readonly Hex[] = RANGE.flatMap((r) =>
  RANGE.filter((q) => Math.abs(q + r) <= RADIUS).map((q) => ({ q, r })),
)

export const tileAt = (q: number, r: number): number =>
  HEXES.findIndex((hex) => hex.q === q && hex.r === r)

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const

export const NEIGHBOURS: readonly (readonly number[])[] = HEXES.map(({ q, r }) =>
  AROUND.map(([x, y]) => tileAt(q + x, r + y)).filter((tile) => tile >= 0),
)

/** A to G from above, 1 to 7 from the left. */
export const tileName = (tile: number): string => {
  const row = HEXES[tile]?.r ?? 0
  const first = HEXES.findIndex(({ r }) => r === row)
  return `${String.fromCharCode(65 + RADIUS + row)}${tile - first + 1}`
}

const CORNERS = [
  [RADIUS, 0],
  [0, -RADIUS],
  [-RADIUS, RADIUS],
] as const

/** Where each team begins: far corners, in which one may be turned into the others. */
export const startsFor = (teams: number): number[] =>
  teams === 2 ? [tileAt(RADIUS, 0), tileAt(-RADIUS, 0)] : CORNERS.map(([q, r]) => tileAt(q, r))

/** The tiles into which one is turned, one for each team. */
export function turned(tile: number, teams: number): number[] {
  const { q, r } = HEXES[tile] ?? { q: 0, r: 0 }
  if (teams === 2) return [tile, tileAt(-q, -r)]
  return [tile, tileAt(r, -q - r), tileAt(-q - r, q)]
}

const isCorner = ({ q, r }: Hex): boolean =>
  [q, r, q + r].filter((way) => Math.abs(way) === RADIUS).length === 2

/** Where a peak may lie: neither at a corner nor in the middle, which does not turn. */
export const PEAK_TILES = HEXES.flatMap((hex, tile) =>
  isCorner(hex) || (hex.q === 0 && hex.r === 0) ? [] : [tile],
)
