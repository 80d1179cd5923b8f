import type { ModeContext } from '@pathquest/core/modes/mode'
import { isSurvey } from '@pathquest/core/questions/questions'
import { shuffled } from '@pathquest/core/random'

/** Which answered cards come back: `all`, a miss once, or none. */
export type Again = 'all' | 'misses' | 'none'

/** A miss comes back after so many others. */
const MISS_AFTER = 3

/** Indices of questions in an order of one's own. */
export const newQueue = ({ questions, random }: ModeContext<unknown>): number[] =>
  shuffled([...questions.keys()], random)

/** After the first card was answered. What can be neither right nor wrong is asked once. */
export function requeued(
  [first, ...rest]: readonly number[],
  answer: { isRight: boolean; isRepeat: boolean },
  again: Again,
  { questions }: ModeContext<unknown>,
): number[] {
  const question = first === undefined ? undefined : questions[first]
  if (first === undefined || !question || isSurvey(question) || again === 'none') return rest
  if (again === 'misses' && (answer.isRight || answer.isRepeat)) return rest
  const at = answer.isRight ? rest.length : Math.min(MISS_AFTER, rest.length)
  return [...rest.slice(0, at), first, ...rest.slice(at)]
}

/** Cards that have come up by a moment of the game: three at once, then one every twelve seconds. */
export const CARDS_AT_FIRST = 3
export const CARD_EVERY_MS = 12_000

/** When a card comes up, by its number from 0. */
export const arrivalMs = (card: number): number =>
  Math.max(0, card - CARDS_AT_FIRST + 1) * CARD_EVERY_MS

/** How many come up before the end of the clock. */
export const cardsIn = (lengthMs: number): number =>
  CARDS_AT_FIRST + Math.ceil(lengthMs / CARD_EVERY_MS) - 1
