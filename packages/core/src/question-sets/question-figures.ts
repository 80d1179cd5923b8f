/** What the answers of classes say is wrong with a question, the most serious first. */
export const QUESTION_FLAWS = ['misleads', 'nobody_right', 'everybody_right'] as const
export type QuestionFlaw = (typeof QUESTION_FLAWS)[number]

/**
 * A share is shown from so many answers on, and the comparison from so many of the stronger and of
 * the weaker players each: with fewer, chance alone turns it around too often.
 */
export const FIGURES_FROM_ANSWERS = 20

/** Part of a game's players at either end that is compared, as item analysis does since Kelley (1939). */
export const COMPARED_PART = 0.27

/** From this share of right answers on a question is missed by nobody, up to the other got by nobody. */
export const EVERYBODY_RIGHT_FROM = 0.95
export const NOBODY_RIGHT_UP_TO = 0.1

/** Maximum number of questions in an administrator's list. */
export const FLAWED_QUESTIONS_LISTED_MAX = 200
