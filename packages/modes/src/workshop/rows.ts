/** Where the workshops of a class stand on the projector. */

export interface Workshop {
  /** Its place by size: a workshop of a place only ever grows. */
  slot: number
  level: number
  hands: number
}

const DRAWN_MAX = 30
const STREET_WIDTH = 1520
const GROUND_Y = 478
/** Of a house that is not scaled, with a gap. */
const HOUSE_WIDTH = 166
/** A few take the whole street, with gardens between them. */
const GAP_MAX = 1.6
/** With one row, two, three: what fits below the sky. */
const SCALES = [1.55, 1.25, 1]
const FLOORS = [28, 18, 11]

/** From counts by level and by hands to workshops, the biggest first. They are nobody's own. */
export function workshopsOf(levels: readonly number[], hands: readonly number[]): Workshop[] {
  const sorted = (counts: readonly number[]) =>
    counts.flatMap((count, value) => Array<number>(count).fill(value)).reverse()
  const byHands = sorted(hands)
  return sorted(levels).map((level, slot) => ({ slot, level, hands: byHands[slot] ?? 0 }))
}

export interface Row {
  houses: Workshop[]
  y: number
  scale: number
  /** How much a level adds to the height of a house: a few have room to grow. */
  floor: number
  /** From house to house. */
  pitch: number
  /** To a side, so that a row is seen between the houses before it. */
  shift: number
}

/** Up to three rows, each the highest in the middle; who has no room is a figure in the street. */
export function rowsOf(shops: readonly Workshop[]): { rows: Row[]; others: number } {
  const count = Math.min(DRAWN_MAX, shops.length)
  const step = shops.length / Math.max(1, count)
  const drawn = Array.from({ length: count }, (_, i) => shops[Math.floor(i * step)] as Workshop)
  const rowCount = count <= 5 ? 1 : count <= 18 ? 2 : 3
  const perRow = Math.ceil(count / rowCount)
  const room = STREET_WIDTH / Math.max(1, perRow)
  const scale = Math.min(SCALES[rowCount - 1] ?? 1, room / HOUSE_WIDTH)
  const pitch = Math.min(room, GAP_MAX * HOUSE_WIDTH * scale)
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const own = drawn.filter((_, i) => i % rowCount === row)
    const left = own.filter((_, i) => i % 2 === 1).reverse()
    return {
      houses: [...left, ...own.filter((_, i) => i % 2 === 0)],
      y: GROUND_Y - (rowCount - 1 - row) * (rowCount === 2 ? 190 : 150),
      scale,
      floor: FLOORS[rowCount - 1] ?? 11,
      pitch,
      shift: rowCount > 1 ? (row % 2 === 0 ? -pitch / 4 : pitch / 4) : 0,
    }
  })
  return { rows, others: shops.length - count }
}
