import { contourPath } from '@pathquest/ui/art/contour'
import { COLUMNS, neighboursOf, POSTS, ROWS, stepsBetween } from './map'

/** The sheet: a margin of letters and figures, and the ground with a post every `CELL`. */
export const CELL = 100
const LEFT = 74
const TOP = 62
export const SHEET_WIDTH = LEFT + CELL * (COLUMNS - 1) + 66
export const SHEET_HEIGHT = TOP + CELL * (ROWS - 1) + 58

export const spotOf = (post: number): { x: number; y: number } => ({
  x: LEFT + CELL * (post % COLUMNS),
  y: TOP + CELL * Math.floor(post / COLUMNS),
})

const eased = (t: number) => t * t * (3 - 2 * t)
const within = (value: number, max: number) => Math.min(Math.max(value, 0), max)

/** A smooth ground through one value at each post. */
function groundOf(values: readonly number[]) {
  const at = (column: number, row: number) => values[row * COLUMNS + column] ?? 0
  return (x: number, y: number) => {
    const [u, v] = [within((x - LEFT) / CELL, COLUMNS - 1), within((y - TOP) / CELL, ROWS - 1)]
    const [column, row] = [Math.min(Math.floor(u), COLUMNS - 2), Math.min(Math.floor(v), ROWS - 2)]
    const [s, t] = [eased(u - column), eased(v - row)]
    const north = at(column, row) * (1 - s) + at(column + 1, row) * s
    const south = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s
    // A little waviness: no country is made of squares.
    return north * (1 - t) + south * t + 0.09 * Math.sin(x / 29) * Math.cos(y / 23)
  }
}

const LEVELS = [0.3, 0.65, 1, 1.35, 1.7]
const CELLS = 48

/** Contour lines of the heights, lowest first. */
export const contoursOf = (heights: readonly number[]): string[] =>
  LEVELS.map((level) => contourPath(groundOf(heights), SHEET_WIDTH, SHEET_HEIGHT, level, CELLS))

/** Steps from one post to every other. */
export function stepsFrom(heights: readonly number[], start: number): number[] {
  const steps = POSTS.map((_, post) => (post === start ? 0 : Number.POSITIVE_INFINITY))
  const open = [start]
  for (let post = open.shift(); post !== undefined; post = open.shift()) {
    for (const beside of neighboursOf(post)) {
      const way = (steps[post] ?? 0) + stepsBetween(heights, post, beside)
      if (way >= (steps[beside] ?? 0)) continue
      steps[beside] = way
      open.push(beside)
    }
  }
  return steps
}

const SLACK_MAX = 4

/** The ground that is still in daylight: from which there is light enough to get home. */
export const daylightPath = (slack: readonly number[]): string =>
  contourPath(
    groundOf(slack.map((steps) => Math.max(-SLACK_MAX, Math.min(SLACK_MAX, steps)) + 0.5)),
    SHEET_WIDTH,
    SHEET_HEIGHT,
    0,
    CELLS,
  )
