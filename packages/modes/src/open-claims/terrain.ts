import { contourPath } from '@pathquest/ui/art/contour'
import type { Site } from './manifest'

type Point = readonly [number, number]

/** Centre, spread and height of the hills; all in parts of the map's sides. */
const HILLS = [
  [0.4, 0.2, 0.12, 0.24, 1],
  [0.74, 0.24, 0.13, 0.26, 1.15],
  // The spur: a nose that runs down from the second summit.
  [0.86, 0.5, 0.08, 0.3, 0.6],
  // The terrace: a wide shoulder below the first one.
  [0.36, 0.68, 0.15, 0.16, 0.42],
] as const
const LEVELS = [0.16, 0.28, 0.4, 0.52, 0.66, 0.82, 0.98]
const CELLS = 44

function heightAt(x: number, y: number): number {
  // The ground falls to the creek at the left and to the lower edge.
  let value = 0.42 * x - 0.14 * y
  for (const [hillX, hillY, spreadX, spreadY, height] of HILLS) {
    const [u, v] = [(x - hillX) / spreadX, (y - hillY) / spreadY]
    value += height * Math.exp(-(u * u + v * v))
  }
  return value
}

const drawn = new Map<string, string[]>()

/** The contour lines of the claims' map in this size, lowest first. */
export function contours(width: number, height: number): readonly string[] {
  const key = `${width} ${height}`
  const known = drawn.get(key)
  if (known) return known
  const field = (x: number, y: number) => heightAt(x / width, y / height)
  const paths = LEVELS.map((level) => contourPath(field, width, height, level, CELLS))
  drawn.set(key, paths)
  return paths
}

export const creekPath = (width: number, height: number): string =>
  `M${width * 0.1} ${-4}C${width * 0.02} ${height * 0.3} ${width * 0.19} ${height * 0.45} ${width * 0.1} ${height * 0.7}S${width * 0.14} ${height} ${width * 0.12} ${height + 4}`

/** A map's size, its unit of drawing, and where the sites lie on it. */
export interface MapSize {
  width: number
  height: number
  unit: number
  /** How many figures stand side by side at a site. */
  inRow: number
  /** Room for words, and for the crowd of the last round. */
  isLarge: boolean
  at: Record<Site, Point>
}

const at = (width: number, height: number, points: readonly Point[]): MapSize['at'] => {
  const [creek, terrace, saddle, spur] = points.map(
    ([x, y]) => [width * x, height * y] as const,
  ) as [Point, Point, Point, Point]
  return { creek, terrace, saddle, spur }
}

const sizeOf = (
  width: number,
  height: number,
  unit: number,
  inRow: number,
  isLarge: boolean,
  points: readonly Point[],
): MapSize => ({
  width,
  height,
  unit,
  inRow,
  isLarge,
  at: at(width, height, points),
})

const ON_MAP = [
  [0.14, 0.46],
  [0.37, 0.64],
  [0.6, 0.42],
  [0.86, 0.58],
] as const

export const PHONE_MAP = sizeOf(360, 200, 1, 4, false, ON_MAP)
export const PROJECTOR_MAP = sizeOf(1792, 490, 2.6, 6, true, ON_MAP)
/** The closed round on a phone: the sites side by side, each with its crowd. */
export const DUG_MAP = sizeOf(360, 132, 0.95, 4, false, [
  [0.125, 0.6],
  [0.375, 0.6],
  [0.625, 0.6],
  [0.875, 0.6],
])
/** A band whose upper part and sides may be cut off. */
export const BAND_MAP = sizeOf(1600, 270, 2.4, 6, true, [
  [0.2, 0.54],
  [0.4, 0.54],
  [0.6, 0.54],
  [0.8, 0.54],
])
