import { randomFrom, tenth } from './random'

type Field = (x: number, y: number) => number
type Point = readonly [number, number]

interface Hill {
  x: number
  y: number
  spreadX: number
  spreadY: number
  cos: number
  sin: number
  height: number
}

/** A few soft hills summed into one height field. */
export function hillField(seed: string, width: number, height: number, hillCount = 4): Field {
  const random = randomFrom(seed)
  const reach = Math.max(width / hillCount, height * 0.5)
  const hills: Hill[] = []
  for (let i = 0; i < hillCount; i++) {
    const x = width * ((i + 0.1 + random() * 0.8) / hillCount)
    const y = height * random()
    const spreadX = reach * (0.5 + random() * 0.6)
    const spreadY = reach * (0.35 + random() * 0.5)
    const turn = random() * 3.14
    hills.push({
      x,
      y,
      spreadX,
      spreadY,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
      height: 0.6 + random() * 0.6,
    })
  }
  const phaseX = random() * 6
  const phaseY = random() * 6
  const long = Math.max(width, height)
  return (x, y) => {
    let value = 0.16 * Math.sin((x / long) * 9 + phaseX) * Math.cos((y / long) * 8 + phaseY)
    for (const hill of hills) {
      const dx = x - hill.x
      const dy = y - hill.y
      const u = (dx * hill.cos + dy * hill.sin) / hill.spreadX
      const v = (dy * hill.cos - dx * hill.sin) / hill.spreadY
      value += hill.height * Math.exp(-(u * u + v * v))
    }
    return value
  }
}

/** Marching squares: which sides of a cell the line joins, by the corners above the level. */
const CASES = [
  '',
  'LB',
  'BR',
  'LR',
  'TR',
  'TRLB',
  'TB',
  'TL',
  'TL',
  'TB',
  'TLBR',
  'TR',
  'LR',
  'BR',
  'LB',
  '',
] as const

/** The heights at the corners of a grid that reaches one cell beyond the picture. */
interface Grid {
  step: number
  columns: number
  rows: number
  heights: number[][]
}

function sampleField(field: Field, width: number, height: number, cells: number): Grid {
  const step = Math.max(width, height) / cells
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const heights: number[][] = []
  for (let row = 0; row <= rows; row++) {
    heights.push(
      Array.from({ length: columns + 1 }, (_, column) =>
        field((column - 1) * step, (row - 1) * step),
      ),
    )
  }
  return { step, columns, rows, heights }
}

/** The closed lines of one height, as a path with corners rounded by mid-points. */
export const contourPath = (
  field: Field,
  width: number,
  height: number,
  level: number,
  cells = 24,
): string => contourOf(sampleField(field, width, height, cells), level)

function contourOf({ step, columns, rows, heights }: Grid, level: number): string {
  const valueAt = (column: number, row: number) => {
    const value = heights[row]?.[column] ?? 0
    const inside = column > 0 && row > 0 && column < columns && row < rows
    // The rim lies below the level, so that every line closes outside the picture.
    return inside ? value : Math.min(value, level - 0.02)
  }
  // A crossing is named by the corner it follows and by the side: along the row or down the column.
  const points = new Map<number, Point>()
  const neighbours = new Map<number, number[]>()
  const crossing = (x: number, y: number, isDown: boolean) => {
    const key = 2 * (y * (columns + 1) + x) + (isDown ? 1 : 0)
    if (!points.has(key)) {
      const a = valueAt(x, y)
      const t = (level - a) / (valueAt(isDown ? x : x + 1, isDown ? y + 1 : y) - a || 1e-9)
      points.set(key, [(x - 1 + (isDown ? 0 : t)) * step, (y - 1 + (isDown ? t : 0)) * step])
    }
    return key
  }
  const joinTo = (from: number, to: number) => {
    const known = neighbours.get(from)
    if (known) known.push(to)
    else neighbours.set(from, [to])
  }
  const crossingOn = (side: string | undefined, x: number, y: number) => {
    if (side === 'T') return crossing(x, y, false)
    if (side === 'B') return crossing(x, y + 1, false)
    return crossing(side === 'L' ? x : x + 1, y, true)
  }
  // Which corners lie above: most cells have all of theirs on one side, and no line.
  const above = heights.map((line, row) => line.map((_, column) => valueAt(column, row) > level))
  for (let y = 0; y < rows; y++) {
    const [upper = [], lower = []] = [above[y], above[y + 1]]
    for (let x = 0; x < columns; x++) {
      const index =
        (upper[x] ? 8 : 0) + (upper[x + 1] ? 4 : 0) + (lower[x + 1] ? 2 : 0) + (lower[x] ? 1 : 0)
      const sides = CASES[index] ?? ''
      for (let s = 0; s < sides.length; s += 2) {
        const a = crossingOn(sides[s], x, y)
        const b = crossingOn(sides[s + 1], x, y)
        joinTo(a, b)
        joinTo(b, a)
      }
    }
  }
  return roundedLoops(points, neighbours)
}

function roundedLoops(points: Map<number, Point>, neighbours: Map<number, number[]>): string {
  const seen = new Set<number>()
  let path = ''
  for (const start of points.keys()) {
    if (seen.has(start)) continue
    const loop: Point[] = []
    let current: number | undefined = start
    let previous = -1
    while (current !== undefined && !seen.has(current)) {
      seen.add(current)
      loop.push(points.get(current) as Point)
      const from = previous
      previous = current
      current = neighbours.get(current)?.find((key) => key !== from && !seen.has(key))
    }
    if (loop.length < 6) continue
    const middles = loop.map((point, i) => {
      const next = loop[(i + 1) % loop.length] as Point
      return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as const
    })
    const last = middles[middles.length - 1] as Point
    path += `M${tenth(last[0])} ${tenth(last[1])}`
    loop.forEach((point, i) => {
      const middle = middles[i] as Point
      path += `Q${tenth(point[0])} ${tenth(point[1])} ${tenth(middle[0])} ${tenth(middle[1])}`
    })
    path += 'Z'
  }
  return path
}

export interface TerrainOptions {
  hills?: number
  levels?: number
  cells?: number
  low?: number
  high?: number
}

const cache = new Map<string, string[]>()
const CACHE_MAX = 300

/**
 * All contour lines of a map sheet, lowest first. Cached, since lists show the same sheets again.
 */
export function terrainPaths(
  seed: string,
  width: number,
  height: number,
  options: TerrainOptions = {},
): string[] {
  const { hills = 4, levels = 6, cells = 24, low = 0.08, high = 1.15 } = options
  const key = [seed, width, height, hills, levels, cells, low, high].join('|')
  const known = cache.get(key)
  if (known) return known
  const grid = sampleField(hillField(seed, width, height, hills), width, height, cells)
  const paths = Array.from({ length: levels }, (_, i) =>
    contourOf(grid, low + ((high - low) * i) / levels),
  )
  if (cache.size >= CACHE_MAX) cache.clear()
  cache.set(key, paths)
  return paths
}
