import { INTERESTS, type Interest, type InterestScores } from '@pathquest/core/interests/interests'

/** What is asked and what becomes of it. No zod here. */

export const LIKES = ['yes', 'maybe', 'no'] as const
export type Like = (typeof LIKES)[number]
const VALUES: Readonly<Record<Like, number>> = { yes: 2, maybe: 1, no: 0 }

export const ASKED_EACH = 5
export const STATEMENTS_ASKED = ASKED_EACH * INTERESTS.length
export const CAREERS_SHOWN = 5

export interface Given {
  interest: Interest
  like: Like | null
}

/** 0 to 10 each: the sum over the five statements of an interest; no answer counts 0. */
export function heightsOf(given: readonly Given[]): InterestScores {
  const heights = Object.fromEntries(INTERESTS.map((one) => [one, 0])) as Record<Interest, number>
  for (const { interest, like } of given) if (like) heights[interest] += VALUES[like]
  return heights
}

/** The two highest, with all that are as high as the second. */
export function highestOf(heights: InterestScores): Interest[] {
  const sorted = [...INTERESTS].sort((a, b) => heights[b] - heights[a])
  const least = heights[sorted[1] ?? 'realistic']
  return sorted.filter((one) => heights[one] >= least && heights[one] > 0)
}

/** The mean of a class, in halves. */
export function meanOf(all: readonly InterestScores[]): InterestScores {
  const sum = (interest: Interest) => all.reduce((total, heights) => total + heights[interest], 0)
  return Object.fromEntries(
    INTERESTS.map((one) => [one, Math.round((2 * sum(one)) / Math.max(1, all.length)) / 2]),
  ) as Record<Interest, number>
}
