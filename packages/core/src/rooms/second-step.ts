import { seededRandom, shuffled } from '../random'

/**
 * The second step of joining: a player who typed the code taps the pictures that the teacher's
 * screen shows, in that order. Known to the host's pages and to the room; never sent to a player's
 * device.
 */

/** In the order in which every device shows them. */
export const STEP_PICTURES = [
  'mountain',
  'tree',
  'tent',
  'boat',
  'key',
  'star',
  'moon',
  'fish',
  'flag',
] as const
export type StepPicture = (typeof STEP_PICTURES)[number]

/** How many have to be tapped: 504 permutations of nine. */
const LENGTH_FIRST = 3
/**
 * One more is required each time a game reaches so many wrong tries: 60,480 permutations in the
 * end.
 */
const MORE_FROM = [40, 200, 1_000]
/** How often the pictures rotate. */
export const STEP_TURN_MS = 15_000
/** The move by which a player taps them. */
export const STEP_MOVE = 'second_step'

/** Scripted guessing makes it longer for everybody, and locks nobody out. */
export const stepLength = (wrongTries: number): number =>
  LENGTH_FIRST + MORE_FROM.filter((from) => wrongTries >= from).length

/**
 * What the screen shows at `now` (server time), derived from the game's key: no timer is needed.
 */
export function stepPicturesAt(key: string, now: number, length: number): StepPicture[] {
  const turn = Math.floor(now / STEP_TURN_MS)
  return shuffled(STEP_PICTURES, seededRandom(`${key}:${turn}`)).slice(0, length)
}

/** The previous rotation counts as well: a player looks up, then taps. */
export const isStepTapped = (key: string, now: number, tapped: readonly unknown[]): boolean =>
  [now, now - STEP_TURN_MS].some((at) =>
    stepPicturesAt(key, at, tapped.length).every((picture, i) => tapped[i] === picture),
  )
