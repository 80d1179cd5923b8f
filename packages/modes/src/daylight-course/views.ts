import { type CourseMap, POSTS } from './map'
import { eveningAnswers, placeOn, type Ranger } from './ranger'

/** What a player's components draw. */
export type PlayerPlay = Ranger & {
  map: CourseMap
  /** Answers of the whole day, and of its evening. */
  light: number
  evening: number
  isEvening: boolean
  /** Where one may go now. */
  legs: { to: number; steps: number; worth: number }[]
  /** What resting in this hut is worth; null: one may not. */
  rest: number | null
  /** What a right answer brings now; 0: steps alone. */
  ifRight: number
  /** The front has marked the way for this player. */
  isBehind: boolean
}

/** What host and projector see: how many are where, never who. */
export type ClassPlay = {
  map: CourseMap
  /** By post: players on it, or on their way from it; and how many have ever been there. */
  here: number[]
  been: number[]
  players: number
  /** Light that is left, as a share of the day, for the class on average. */
  light: number
  isEvening: boolean
  /** Points safe in huts, and still out on the course. */
  banked: number
  carried: number
  /** Players who are done for the day. */
  done: number
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
const countAt = (rangers: readonly Ranger[], isAt: (ranger: Ranger, post: number) => boolean) =>
  POSTS.map((_, post) => rangers.filter((ranger) => isAt(ranger, post)).length)

export const beenAt = (rangers: readonly Ranger[]): number[] =>
  countAt(rangers, ({ route }, post) => route.includes(post))

export function classView(rangers: readonly Ranger[], map: CourseMap, answers: number): ClassPlay {
  const light = sum(rangers.map(({ left }) => left)) / Math.max(1, answers * rangers.length)
  return {
    map,
    here: countAt(rangers, (ranger, post) => placeOn(ranger) === post),
    been: beenAt(rangers),
    players: rangers.length,
    light,
    isEvening: light * answers <= eveningAnswers(answers),
    banked: sum(rangers.map(({ banked }) => banked)),
    carried: sum(rangers.map(({ carried }) => carried)),
    done: rangers.filter(({ left, isResting }) => left === 0 || isResting).length,
  }
}
