import { type Random, shuffled } from '@pathquest/core/random'
import { isTrueOrFalse } from './true-false'

/** "All of the above": only correct after the others. */
const REFERS_TO_OTHERS = /\b(of the above|l[ao]s anteriores)\b/i
/** "Both A and B": only correct if nothing is shuffled. */
const REFERS_TO_LETTERS =
  /^(both|only|solo|tanto)?\s*\(?[A-F]\)?\s*(,|and|or|&|y|o|como)\s*\(?[A-F]\b/i

/** Shuffles the options and tracks the right one; options that refer to positions stay in place. */
export function shuffleOptions(
  options: readonly string[],
  correctIndex: number | null,
  random: Random,
): { shape: readonly string[]; solution: number | null } {
  const order = newOrder(options, random)
  return {
    shape: order.map((from) => options[from] as string),
    solution: correctIndex === null ? null : order.indexOf(correctIndex),
  }
}

/** For each position, the former index of the option that moves there. */
export function newOrder(options: readonly string[], random: Random): number[] {
  const places = options.map((_, place) => place)
  if (options.some((text) => REFERS_TO_LETTERS.test(text.trim()))) return places
  if (isTrueOrFalse(options)) return places
  const isFree = (place: number) => !REFERS_TO_OTHERS.test(options[place] ?? '')
  const moved = shuffled(places.filter(isFree), random)
  return places.map((place) => (isFree(place) ? (moved.shift() as number) : place))
}
