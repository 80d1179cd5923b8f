import type { Random } from '@pathquest/core/random'

/** The posts A1 to G5, row by row, and the legs between them. */

export const COLUMNS = 7
export const ROWS = 5
const LEG_STEPS = 3
const HEIGHTS = 3
/** So many steps away from a hut a post is worth a point more. */
const WORTH_STEPS = 3

export const POSTS = Array.from(
  { length: COLUMNS * ROWS },
  (_, post) => `${'ABCDEFG'[post % COLUMNS]}${Math.floor(post / COLUMNS) + 1}`,
)
export const HUTS: readonly number[] = ['D1', 'D5'].map((name) => POSTS.indexOf(name))
export const START = POSTS.indexOf('D5')

/** What a game pays. Stored with its map: a running game keeps what it began with. */
export type Pays = {
  /** Points of a right answer, safe at once. */
  right: number
  /** So many more for who is behind the front. */
  behind: number
  /** In the evening posts are worth so many times as much. */
  eveningTimes: number
  /** For each answer of light that is left to who rests in a hut in the evening; 0: nobody rests. */
  rest: number
  /** At dusk one part in so many of what is carried comes home. */
  homePart: number
}

export const PAYS: Pays = { right: 10, behind: 2, eveningTimes: 2, rest: 0, homePart: 2 }
/** Of games that began when only posts were worth points. */
export const FORMER_PAYS: Pays = { right: 0, behind: 0, eveningTimes: 4, rest: 2, homePart: 3 }

// A type, not an interface: it is part of views, which are JSON.
export type CourseMap = {
  heights: number[]
  /** Steps to the nearest hut. */
  far: number[]
  /** What a first visit is worth by day. */
  worth: number[]
  pays: Pays
}

export const isHut = (post: number): boolean => HUTS.includes(post)

/** The posts beside one: north, east, south, west. */
export function neighboursOf(post: number): number[] {
  const [x, y] = [post % COLUMNS, Math.floor(post / COLUMNS)]
  return [
    y > 0 ? [post - COLUMNS] : [],
    x < COLUMNS - 1 ? [post + 1] : [],
    y < ROWS - 1 ? [post + COLUMNS] : [],
    x > 0 ? [post - 1] : [],
  ].flat()
}

/** The steps of a leg: its length, and one for each height climbed or descended. */
export const stepsBetween = (heights: readonly number[], from: number, to: number): number =>
  LEG_STEPS + Math.abs((heights[from] ?? 0) - (heights[to] ?? 0))

/** A new map: heights by chance, everything else follows from them. */
export function drawnMap(random: Random): CourseMap {
  const heights = POSTS.map(() => Math.floor(random() * HEIGHTS))
  const far = stepsToHut(heights)
  const worth = POSTS.map((_, post) =>
    isHut(post) ? 0 : Math.floor((far[post] ?? 0) / WORTH_STEPS) + (heights[post] ?? 0),
  )
  return { heights, far, worth, pays: PAYS }
}

function stepsToHut(heights: readonly number[]): number[] {
  const far = POSTS.map((_, post) => (isHut(post) ? 0 : Number.POSITIVE_INFINITY))
  // No shortest way has more legs than there are posts; it usually settles after five rounds.
  for (let isShorter = true; isShorter; ) {
    isShorter = false
    for (const [post, known] of far.entries()) {
      const ways = neighboursOf(post).map(
        (beside) => (far[beside] ?? 0) + stepsBetween(heights, post, beside),
      )
      const shortest = Math.min(known, ...ways)
      if (shortest < known) isShorter = true
      far[post] = shortest
    }
  }
  return far
}
