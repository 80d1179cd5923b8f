/** The six kinds of interest (RIASEC). Pages load it: the statements stand in `survey.ts`. */

export const INTERESTS = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const
export type Interest = (typeof INTERESTS)[number]

/** One figure for each kind of interest. */
export type InterestScores = Readonly<Record<Interest, number>>

/**
 * Incremented when a statement is added, removed or changes its meaning: answers to another version
 * are ignored.
 */
export const SURVEY_FORM = 1

/** The possible answers to a statement, with their values. */
export const SURVEY_ANSWERS = { like: 2, unsure: 1, dislike: 0 } as const
/** An answer to one statement. */
export type SurveyAnswer = keyof typeof SURVEY_ANSWERS

export const HEIGHT_MAX = 10
/** Heights with a smaller range than this count as level. */
const LEVEL_BELOW = 3

/** [IM2] Whether no interest stands out. */
export function isLevel(heights: InterestScores): boolean {
  const values = INTERESTS.map((interest) => heights[interest])
  return Math.max(...values) - Math.min(...values) < LEVEL_BELOW
}

const STRONGEST = 3

/** The interests that stand out, the strongest first; none of a level profile. */
export const strongestOf = (heights: InterestScores): Interest[] =>
  isLevel(heights)
    ? []
    : INTERESTS.filter((interest) => heights[interest] > 0)
        .sort((a, b) => heights[b] - heights[a])
        .slice(0, STRONGEST)
