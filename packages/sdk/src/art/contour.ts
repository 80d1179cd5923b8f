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

/** The closed lines of one height, as a path with corners rounded by mid-points. */
export function contourPath(
  field: Field,
  width: number,
  height: number,
  level: number,
  cells = 24,
): string {
  const step = Math.max(width, height) / cells
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const heightAt = (column: number, row: number) => {
    const value = field((column - 1) * step, (row - 1) * step)
    const inside = column > 0 && row > 0 && column < columns && row < rows
    // The rim lies below the level, so that every line closes outside the picture.
    return inside ? value : Math.min(value, level - 0.02)
  }
  const values: number[][] = []
  for (let row = 0; row <= rows; row++) {
    values.push(Array.from({ length: columns + 1 }, (_, column) => heightAt(column, row)))
  }
  const valueAt = (column: number, row: number) => values[row]?.[column] ?? 0

  const points = new Map<string, Point>()
  const neighbours = new Map<string, string[]>()
  const crossing = (key: string, x0: number, y0: number, x1: number, y1: number) => {
    if (!points.has(key)) {
      const a = valueAt(x0, y0)
      const t = (level - a) / (valueAt(x1, y1) - a || 1e-9)
      points.set(key, [(x0 - 1 + (x1 - x0) * t) * step, (y0 - 1 + (y1 - y0) * t) * step])
    }
    return key
  }
  const link = (a: string, b: string) => {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b])
    neighbours.set(b, [...(neighbours.get(b) ?? []), a])
  }
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const index =
        (valueAt(x, y) > level ? 8 : 0) +
        (valueAt(x + 1, y) > level ? 4 : 0) +
        (valueAt(x + 1, y + 1) > level ? 2 : 0) +
        (valueAt(x, y + 1) > level ? 1 : 0)
      const sides = CASES[index] ?? ''
      const side = (name: string | undefined) => {
        if (name === 'T') return crossing(`h${x},${y}`, x, y, x + 1, y)
        if (name === 'B') return crossing(`h${x},${y + 1}`, x, y + 1, x + 1, y + 1)
        if (name === 'L') return crossing(`v${x},${y}`, x, y, x, y + 1)
        return crossing(`v${x + 1},${y}`, x + 1, y, x + 1, y + 1)
      }
      for (let s = 0; s < sides.length; s += 2) link(side(sides[s]), side(sides[s + 1]))
    }
  }
  return roundedLoops(points, neighbours)
}

function roundedLoops(points: Map<string, Point>, neighbours: Map<string, string[]>): string {
  const seen = new Set<string>()
  let path = ''
  for (const start of points.keys()) {
    if (seen.has(start)) continue
    const loop: Point[] = []
    let current: string | undefined = start
    let previous = ''
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

/** All contour lines of a map sheet, lowest first. Remembered, since lists show the same sheets again. */
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
  const field = hillField(seed, width, height, hills)
  const paths = Array.from({ length: levels }, (_, i) =>
    contourPath(field, width, height, low + ((high - low) * i) / levels, cells),
  )
  if (cache.size >= CACHE_MAX) cache.clear()
  cache.set(key, paths)
  return paths
}
