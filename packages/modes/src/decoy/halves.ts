import type { ModePlayer } from '@pathquest/core/modes/mode'
import { type Random, shuffled } from '@pathquest/core/random'
import * as z from 'zod'
import type { RoundsState } from '../kits/rounds/rounds-state'
import { FALSE_TASKS } from './manifest'

/** Below this, chance lays the trails and all walk the same one. */
export const HALVES_FROM = 6
/** Of a trail that is walked: the true task, and so many false ones. */
export const SHOWN_DECOYS = 3
/** For who has led others astray: by the share of those who walked, at most so much. */
const FOOLED_POINTS = 30
const FOOLED_MAX = 10
const DOUBLE_ROUNDS = 2

const count = z.number().int()

const StoredShown = z.object({
  /** The false tasks, in the order of the deal. */
  decoys: z.array(count),
  /** The places of all four in their order of chance; -1: the true one. */
  order: z.array(count),
})
export type Shown = z.infer<typeof StoredShown>

/** How one career of a round went. */
const StoredTold = z.object({
  round: count,
  half: count,
  walked: count,
  found: count,
  /** By shown decoy, how many it led astray. */
  fooled: z.array(z.object({ task: count, count })),
})
export type Told = z.infer<typeof StoredTold>

export const StoredHalves = z.object({
  /** The half of each player in this round: whose career they lay for. */
  half: z.record(z.string(), count),
  isHalved: z.boolean(),
  /** What points count in this round. */
  times: count,
  /** The false task that each has chosen, in this round. */
  picks: z.record(z.string(), count),
  /** By half, once all have laid; null: not yet. */
  shown: z.array(StoredShown).nullable(),
  told: z.array(StoredTold),
  /** What each player's own trails have earned. */
  laid: z.record(z.string(), z.object({ points: count, best: count, fooled: count })),
  /** What the own trail earned in the round that was closed last. */
  lastLaid: z.record(z.string(), count),
})
export type Halves = z.infer<typeof StoredHalves>
export type Round = RoundsState<Halves>

export const newHalves = (): Halves => ({
  half: {},
  isHalved: false,
  times: 1,
  picks: {},
  shown: null,
  told: [],
  laid: {},
  lastLaid: {},
})

/** Two halves by chance: of those who are here as many in each, or one more. */
export function halved(
  players: readonly Pick<ModePlayer, 'id' | 'present'>[],
  random: Random,
): Pick<Halves, 'half' | 'isHalved'> {
  const here = players.filter(({ present }) => present)
  const isHalved = here.length >= HALVES_FROM
  const order = [
    ...shuffled(here, random),
    ...shuffled(
      players.filter(({ present }) => !present),
      random,
    ),
  ]
  // Where one more is in one half, chance decides in which.
  const first = random() < 0.5 ? 0 : 1
  const half = order.map(({ id }, i) => [id, isHalved ? (i + first) % 2 : 1] as const)
  return { half: Object.fromEntries(half), isHalved }
}

/** The most picked false tasks of a half, ties by chance, among the true one in any order. */
export function shownFor(half: number, { half: halves, picks }: Halves, random: Random): Shown {
  const votes = Array.from({ length: FALSE_TASKS }, () => 0)
  for (const [id, task] of Object.entries(picks)) {
    if (halves[id] === half) votes[task] = (votes[task] ?? 0) + 1
  }
  const decoys = shuffled([...votes.keys()], random)
    .sort((a, b) => (votes[b] ?? 0) - (votes[a] ?? 0))
    .slice(0, SHOWN_DECOYS)
    .sort((a, b) => a - b)
  return { decoys, order: shuffled([...decoys, TRUTH], random) }
}

export const TRUTH = -1

/** The career that a player walks is that of the other half. */
export const walkedHalf = ({ half }: Halves, playerId: string): number => 1 - (half[playerId] ?? 1)

/** The place of a task among the options of the question, by the place of the true one. */
export const optionOf = (task: number, right: number): number =>
  task === TRUTH ? right : task < right ? task : task + 1

export const taskOf = (option: number, right: number): number =>
  option === right ? TRUTH : option < right ? option : option - 1

export const timesAt = (index: number, rounds: number): number =>
  index >= rounds - DOUBLE_ROUNDS ? 2 : 1

/** For a decoy that so many of those who walked have taken. */
export const laidPoints = (fooled: number, walked: number): number =>
  walked === 0 ? 0 : Math.min(FOOLED_MAX, Math.round((FOOLED_POINTS * fooled) / walked))
