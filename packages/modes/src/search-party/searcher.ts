import type { Random } from '@pathquest/core/random'
import { shuffled } from '@pathquest/core/random'
import * as z from 'zod'

const count = z.number().int()

/** A question that a player has missed, and has not found yet. */
const StoredMiss = z.object({
  questionId: z.string(),
  missed: count,
  /** Missed at first sight: finding it lights more. */
  isFirst: z.boolean(),
  /** `out`: somebody has to turn back. `found`: it comes next. `back`: it comes back by itself. */
  where: z.enum(['out', 'found', 'back']),
  /** Wrong options that others have struck out. */
  struck: z.array(count),
  /** When it was missed last, in time of the rules. */
  at: z.number(),
})
export type Miss = z.infer<typeof StoredMiss>

export const StoredSearcher = z.object({
  lights: count,
  misses: z.array(StoredMiss),
  /** The question of somebody else that comes next, or is open. */
  rescuing: z.string().nullable(),
  /** What the last answer did. */
  last: z.enum(['fresh', 'repeat', 'helped', 'notHelped', 'home', 'out']).nullable(),
  /** Ways that this player has lit for others, and own questions that were found again. */
  helped: count,
  home: count,
})
export type Searcher = z.infer<typeof StoredSearcher>

export const newSearcher = (): Searcher => ({
  lights: 0,
  misses: [],
  rescuing: null,
  last: null,
  helped: 0,
  home: 0,
})

/** What a right answer lights. */
export const FRESH_LIGHTS = 2
export const REPEAT_LIGHTS = 1
export const RESCUE_LIGHTS = 2
export const HOME_LIGHTS = 4
export const POINTS_A_LIGHT = 2
/** At least so many options stay to choose from. */
const OPTIONS_LEFT = 2

export const missOf = ({ misses }: Searcher, questionId: string): Miss | undefined =>
  misses.find((miss) => miss.questionId === questionId)

/** With one miss changed, or added. */
export const withMiss = (searcher: Searcher, miss: Miss): Searcher => ({
  ...searcher,
  misses: [...withoutMiss(searcher, miss.questionId).misses, miss],
})

export const withoutMiss = (searcher: Searcher, questionId: string): Searcher => ({
  ...searcher,
  misses: searcher.misses.filter((miss) => miss.questionId !== questionId),
})

/** One wrong option is struck out, never the right one, and never all of them. */
export function struckOut(
  miss: Miss,
  { options, correctIndex }: { options: readonly string[]; correctIndex: number | null },
  random: Random,
): Miss {
  const wrong = [...options.keys()].filter((i) => i !== correctIndex && !miss.struck.includes(i))
  const mayStrike = options.length - miss.struck.length > OPTIONS_LEFT
  const [option] = mayStrike ? shuffled(wrong, random) : []
  const struck = option === undefined ? miss.struck : [...miss.struck, option]
  return { ...miss, where: 'found', struck }
}
