import { type CourseMap, isHut, type Pays, START, stepsBetween } from './map'

/** One player on the course: where they are, what they carry, how much light they have. */
export type Ranger = {
  /** Posts in the order they were reached; the last is where they are or come from. */
  route: number[]
  /** Where they are walking; null: to be chosen. */
  to: number | null
  /** Walked on this leg, or left over for the next one. */
  steps: number
  /** Answers until dusk. */
  left: number
  carried: number
  banked: number
  /** What dusk took. */
  lost: number
  isResting: boolean
  /** What the last answer or choice led to; null: nothing yet. */
  last: LastWalk | null
}

type LastWalk = {
  steps: number
  from: number
  reached: number | null
  found: number
  safe: number
}

const EVENING_SHARE = 0.3

export const newRanger = (left: number): Ranger => ({
  route: [START],
  to: null,
  steps: 0,
  left,
  carried: 0,
  banked: 0,
  lost: 0,
  isResting: false,
  last: null,
})

/** The last answers, in which posts are worth more. */
export const eveningAnswers = (answers: number): number => Math.round(EVENING_SHARE * answers)

export const placeOn = ({ route }: Ranger): number => route.at(-1) ?? START

/** Walks so many steps; reaching the post ends the leg, and what is left over carries on. */
export function walked(ranger: Ranger, steps: number, map: CourseMap, times: number): Ranger {
  const from = placeOn(ranger)
  const total = ranger.steps + steps
  const last = { steps, from, reached: null, found: 0, safe: 0 }
  const { to } = ranger
  if (to === null || total < stepsBetween(map.heights, from, to)) {
    return { ...ranger, steps: total, last }
  }
  const found = ranger.route.includes(to) ? 0 : (map.worth[to] ?? 0) * times
  const carried = ranger.carried + found
  const safe = isHut(to) ? carried : 0
  return {
    ...ranger,
    route: [...ranger.route, to],
    to: null,
    steps: total - stepsBetween(map.heights, from, to),
    carried: carried - safe,
    banked: ranger.banked + safe,
    last: { ...last, reached: to, found, safe },
  }
}

/** Dusk: a part of what is carried comes home. */
export function atDusk(ranger: Ranger, { homePart }: Pays): Ranger {
  const home = Math.floor(ranger.carried / homePart)
  return {
    ...ranger,
    carried: 0,
    banked: ranger.banked + home,
    lost: ranger.lost + ranger.carried - home,
  }
}

/** The game was ended by day: everything carried counts. */
export const calledHome = (ranger: Ranger): Ranger => ({
  ...ranger,
  carried: 0,
  banked: ranger.banked + ranger.carried,
})
