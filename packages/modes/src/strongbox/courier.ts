import type { Random } from '@pathquest/core/random'
import * as z from 'zod'
import { CHOICES, type Choice } from './manifest'

const Amount = z.number().int()
const byPlayer = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value)

/**
 * What became of a box: banked; carried and grown, in camp, opened or caught by the storm; or of a
 * key. Stored games also have boxes that were too light to grow.
 */
const EVENTS = ['banked', 'grew', 'camp', 'light', 'opened', 'storm', 'won', 'nothing'] as const
export const Outcome = z.object({ event: z.enum(EVENTS), amount: Amount })
export type Outcome = z.infer<typeof Outcome>

/** What the class did in a round, without names. */
export const Counts = z.object({
  bank: Amount,
  carry: Amount,
  key: Amount,
  /** Boxes that a key fitted, or that the storm caught. */
  opened: Amount,
  caught: Amount,
  moved: Amount,
})
export type Counts = z.infer<typeof Counts>

/** After a round: what became of the box, what is in it, what is in the bank. */
const Entry = z.tuple([z.enum(EVENTS), Amount, Amount])

export const Couriers = z.object({
  /** Coins of a right answer in this round; also the price of a key. */
  rate: Amount,
  hasKeys: z.boolean(),
  carried: byPlayer(Amount),
  banked: byPlayer(Amount),
  choices: byPlayer(z.enum(CHOICES)),
  /** Of this round, once all have chosen. */
  outcomes: byPlayer(Outcome),
  counts: Counts.nullable(),
  /** What was carried after the last decision. */
  road: z.object({ coins: Amount, boxes: Amount }).nullable(),
  log: byPlayer(z.array(Entry)),
  earned: Amount,
  grown: Amount,
  /** Paid for keys, and lost to the storm: they leave the game. */
  fees: Amount,
  opened: Amount,
  moved: Amount,
})
export type Couriers = z.infer<typeof Couriers>

export const NEW_COURIERS: Couriers = {
  rate: 0,
  hasKeys: false,
  carried: {},
  banked: {},
  choices: {},
  outcomes: {},
  counts: null,
  road: null,
  log: {},
  earned: 0,
  grown: 0,
  fees: 0,
  opened: 0,
  moved: 0,
}

const TAKEN = 0.4
const GROWTH = 0.4
/** With too few players for keys the storm catches as many of the carried boxes. */
const STORM_CHANCE = 1 / 3

/** What a carried box grows by after a right answer. */
export const growthOf = (rate: number): number => Math.round(rate * GROWTH)

/** Settles the choices of these players; who has made none banks. */
export function settled(
  couriers: Couriers,
  players: readonly string[],
  rightOnes: ReadonlySet<string>,
  random: Random,
): Couriers {
  const { rate, hasKeys } = couriers
  const choiceOf = (id: string): Choice => couriers.choices[id] ?? 'bank'
  const who = (what: Choice) => players.filter((id) => choiceOf(id) === what)
  const carried = { ...couriers.carried }
  const banked = { ...couriers.banked }
  const outcomes: Record<string, Outcome> = {}
  let { grown, fees, moved } = couriers
  const onRoad = shuffled(
    who('carry').filter((id) => rightOnes.has(id)),
    random,
  )
  const keys = shuffled(who('key'), random)
  for (const [i, id] of keys.entries()) {
    const from = onRoad[i]
    const loot = from === undefined ? 0 : Math.floor((carried[from] ?? 0) * TAKEN)
    carried[id] = (carried[id] ?? 0) - rate + loot
    fees += rate
    moved += loot
    outcomes[id] = { event: from === undefined ? 'nothing' : 'won', amount: loot }
    if (from === undefined) continue
    carried[from] = (carried[from] ?? 0) - loot
    outcomes[from] = { event: 'opened', amount: loot }
  }
  for (const id of hasKeys ? [] : onRoad) {
    if (random() >= STORM_CHANCE) continue
    const amount = Math.floor((carried[id] ?? 0) * TAKEN)
    carried[id] = (carried[id] ?? 0) - amount
    fees += amount
    outcomes[id] = { event: 'storm', amount }
  }
  for (const id of who('carry')) {
    if (outcomes[id]) continue
    const isInCamp = !rightOnes.has(id)
    const amount = isInCamp ? 0 : growthOf(rate)
    carried[id] = (carried[id] ?? 0) + amount
    grown += amount
    const event = isInCamp ? 'camp' : 'grew'
    outcomes[id] = { event, amount }
  }
  for (const id of who('bank')) {
    const amount = carried[id] ?? 0
    banked[id] = (banked[id] ?? 0) + amount
    carried[id] = 0
    outcomes[id] = { event: 'banked', amount }
  }
  const log = { ...couriers.log }
  for (const id of players) {
    const { event } = outcomes[id] as Outcome
    log[id] = [...(log[id] ?? []), [event, carried[id] ?? 0, banked[id] ?? 0]]
  }
  const count = (event: Outcome['event']) =>
    Object.values(outcomes).filter((one) => one.event === event).length
  const boxes = who('carry')
  const coins = boxes.reduce((sum, id) => sum + (carried[id] ?? 0), 0)
  const counts = {
    bank: who('bank').length,
    carry: boxes.length,
    key: keys.length,
    opened: count('opened'),
    caught: count('storm'),
    moved: moved - couriers.moved,
  }
  const opened = couriers.opened + counts.opened
  const road = { coins, boxes: boxes.length }
  return {
    ...couriers,
    ...{ carried, banked, outcomes, counts, road, log, grown, fees, opened, moved },
    choices: {},
  }
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items]
  const order: Item[] = []
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1))
  return order
}
