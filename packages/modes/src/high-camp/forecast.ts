import type { Random } from '@pathquest/core/random'
import { STORES } from './manifest'

export type Store = (typeof STORES)[number]
export type Loads = Record<Store, number>

/** Questions from storm to storm; what remains at the end joins the last leg. */
const LEG_QUESTIONS = 3
export const RIGHT_LOADS = 2
export const OTHER_LOADS = 1
/** Of what the class is expected to carry, so much is needed. */
const NEED_SHARE = 0.94
/** Loads of a player and question: in the first leg, and at most later on. */
export const FIRST_LOADS_A_HEAD = 1.5
const MOST_LOADS_A_HEAD = 2
/** The three needs are drawn in these weights. */
const LEAST_WEIGHT = 0.3
const MOST_WEIGHT = 1.7
/** How wide the range of the uncertain need is, as a share of it. */
const RANGE_SHARE = 0.4
/** So full is full. */
const FULL_SHARE = 0.98
const MOST_STEPS = 3
/** Of the highest possible camp. */
const SUMMIT_SHARE = 0.75
/** Points for everybody for a step of the camp. */
export const STEP_POINTS = 5

export const noLoads = (): Loads => ({ food: 0, rope: 0, canvas: 0 })

export const mapLoads = (of: (store: Store) => number): Loads => ({
  food: of('food'),
  rope: of('rope'),
  canvas: of('canvas'),
})

export const sumOf = (loads: Loads): number => STORES.reduce((sum, store) => sum + loads[store], 0)

/** How many questions each leg has. */
export function legsOf(questions: number): number[] {
  const count = Math.min(questions, Math.max(1, Math.floor(questions / LEG_QUESTIONS)))
  return Array.from({ length: count }, (_, leg) =>
    leg + 1 < count ? LEG_QUESTIONS : questions - LEG_QUESTIONS * (count - 1),
  )
}

/** The leg of a question, and its place in it, both from 0 on. */
export function legAt(index: number, questions: number): { leg: number; at: number } {
  const leg = Math.min(legsOf(questions).length - 1, Math.floor(index / LEG_QUESTIONS))
  return { leg, at: index - LEG_QUESTIONS * leg }
}

export const topOf = (legs: number): number => legs * MOST_STEPS
export const summitOf = (legs: number): number => Math.ceil(SUMMIT_SHARE * topOf(legs))

export interface Forecast {
  need: Loads
  /** Of this store only a range is known. */
  uncertain: Store
  low: number
  high: number
}

/** What the next storm will take of a class of this size. */
export function forecast(
  { loadsAHead, players, questions }: { loadsAHead: number; players: number; questions: number },
  random: Random,
): Forecast {
  const total = NEED_SHARE * loadsAHead * Math.max(1, players) * questions
  const weights = mapLoads(() => LEAST_WEIGHT + (MOST_WEIGHT - LEAST_WEIGHT) * random())
  const all = sumOf(weights)
  const need = mapLoads((store) => Math.max(1, Math.round((total * weights[store]) / all)))
  const uncertain = STORES[Math.floor(random() * STORES.length)] ?? 'canvas'
  const low = Math.max(1, Math.round(need[uncertain] * (1 - RANGE_SHARE * random())))
  const high = Math.max(need[uncertain], Math.round(low + RANGE_SHARE * need[uncertain]))
  return { need, uncertain, low, high }
}

/** A storm after fewer questions than planned takes less. */
export const scaled = (of: Forecast, share: number): Forecast => ({
  need: mapLoads((store) => Math.round(of.need[store] * share)),
  uncertain: of.uncertain,
  low: Math.round(of.low * share),
  high: Math.round(of.high * share),
})

export const isFull = (count: number, need: number): boolean => count >= FULL_SHARE * need

/** How far the camp moves by what the storm found; never below the valley. */
export const movedBy = (full: number, height: number): number =>
  full > 0 ? full : height > 0 ? -1 : 0

/** Half as before, half as measured. */
export const nextLoadsAHead = (before: number, carried: number, chances: number): number =>
  chances === 0 ? before : 0.5 * before + 0.5 * Math.min(MOST_LOADS_A_HEAD, carried / chances)
