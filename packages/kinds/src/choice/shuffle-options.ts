import { type Random, shuffled } from '@pathquest/core/random'

/** "All of the above": right only behind the others. */
const OF_THE_OTHERS = /\b(of the above|l[ao]s anteriores)\b/i
/** "Both A and B": right only as long as nothing moves. */
const BY_LETTER = /^(both|only|solo|tanto)?\s*\(?[A-F]\)?\s*(,|and|or|&|y|o|como)\s*\(?[A-F]\b/i

/** Options in another order and where the right one is then; what speaks of places stays. */
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

/** At each place the former place of what comes there. */
function newOrder(options: readonly string[], random: Random): number[] {
  const places = options.map((_, place) => place)
  if (options.some((text) => BY_LETTER.test(text.trim()))) return places
  const isFree = (place: number) => !OF_THE_OTHERS.test(options[place] ?? '')
  const moved = shuffled(places.filter(isFree), random)
  return places.map((place) => (isFree(place) ? (moved.shift() as number) : place))
}
