import type { ModeContext } from '@pathquest/core/modes/mode'
import { isSurvey } from '@pathquest/core/questions/questions'
import { shuffled } from '@pathquest/core/random'
import * as z from 'zod'

/** Which answered cards are repeated: `all`, a missed one once, or none. */
export type Again = 'all' | 'misses' | 'none'

/** A missed card is repeated after so many others. */
const MISS_AFTER = 3

/** Indices of questions in a random order. */
export const newQueue = ({ questions, random }: ModeContext<unknown>): number[] =>
  shuffled([...questions.keys()], random)

/** The queue after the first card was answered. Surveys are asked once. */
export function requeued(
  [first, ...rest]: readonly number[],
  answer: { isRight: boolean; isRepeat: boolean; isSetAside: boolean },
  again: Again,
  { questions }: ModeContext<unknown>,
): number[] {
  const question = first === undefined ? undefined : questions[first]
  if (first === undefined || !question || isSurvey(question) || again === 'none') return rest
  // The only card left is never set aside: a player always has one.
  if (answer.isSetAside && rest.length > 0) return rest
  if (again === 'misses' && (answer.isRight || answer.isRepeat)) return rest
  const at = answer.isRight ? rest.length : Math.min(MISS_AFTER, rest.length)
  return [...rest.slice(0, at), first, ...rest.slice(at)]
}

/** The queue with a question put next: in front, or behind the card that is open. */
export function movedUp(queue: readonly number[], index: number, isOpen: boolean): number[] {
  if (isOpen && queue[0] === index) return [...queue]
  const rest = queue.filter((other) => other !== index)
  return isOpen ? [...rest.slice(0, 1), index, ...rest.slice(1)] : [index, ...rest]
}

/** Cards dealt up to a moment of the game: three at once, then one every fifteen seconds. */
export const CARDS_AT_FIRST = 3
export const CARD_EVERY_MS = 15_000
/** Of games that began before the interval was stored. */
const FORMER_CARD_EVERY_MS = 12_000

/** When a card is dealt, by its number from 0. */
export const arrivalMs = (card: number, { cardEveryMs }: GameTime): number =>
  Math.max(0, card - CARDS_AT_FIRST + 1) * cardEveryMs

/** How many are dealt before the end of the clock. */
export const cardsIn = (lengthMs: number, { cardEveryMs }: GameTime): number =>
  CARDS_AT_FIRST + Math.ceil(lengthMs / cardEveryMs) - 1

/**
 * The clock of a self-paced game. All stored times are in running time of the game: a pause only
 * shifts `zero`, so no time can pass in one.
 */
export interface GameTime {
  /** When the game would have begun if it had never been paused. */
  zero: number
  /** Start of the pause; null: it runs. */
  stoppedAt: number | null
  /** Running time at the last event. */
  ranMs: number
  /** Stored: a game goes on with the cards that it began with, also under later rules. */
  cardEveryMs: number
}

export const StoredTime: z.ZodType<GameTime> = z.object({
  zero: z.number(),
  stoppedAt: z.number().nullable(),
  ranMs: z.number(),
  cardEveryMs: z.number().default(FORMER_CARD_EVERY_MS),
})

export const startedTime = (now: number): GameTime => ({
  zero: now,
  stoppedAt: null,
  ranMs: 0,
  cardEveryMs: CARD_EVERY_MS,
})

export const ranUntil = ({ zero, stoppedAt }: GameTime, now: number): number =>
  Math.max(0, (stoppedAt ?? now) - zero)

export const stoppedTime = (time: GameTime, now: number): GameTime =>
  time.stoppedAt === null ? { ...time, ranMs: ranUntil(time, now), stoppedAt: now } : time

export const resumedTime = (time: GameTime, now: number): GameTime =>
  time.stoppedAt === null
    ? time
    : { ...time, zero: time.zero + now - time.stoppedAt, stoppedAt: null }

const SECOND_MS = 1_000

/** Running time per ms of the rules: the host's stretch factor; null: untimed. */
export function stretchFactor({ stretchMs }: ModeContext<unknown>): number | null {
  const second = stretchMs(SECOND_MS)
  return second === null ? null : second / SECOND_MS
}
