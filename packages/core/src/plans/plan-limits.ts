// Choices and limits of a student's plan. No zod here.

export const GOALS_MAX = 3
/** Of a goal, and of its next step. */
export const GOAL_TEXT_MAX = 120
/** Why a career was saved. */
export const REASON_MAX = 160
export const REFLECTION_TEXT_MAX = 200
/** Of an adult who has read the plan. */
export const REVIEW_COMMENT_MAX = 500
/** Of one student in one school year: one for each game. */
export const REFLECTIONS_SHOWN = 200
export const REVIEWS_SHOWN = 50
export const EXPLORED_SHOWN = 100
/** A certificate is earned with so many careers explored. */
export const CERTIFICATE_CAREERS = 10

/** The questions after a game. */
export const REFLECTION_QUESTIONS = ['surprised', 'liked', 'next'] as const
export type ReflectionQuestion = (typeof REFLECTION_QUESTIONS)[number]

/** Each has answers to tap; a sentence may stand instead or beside. */
export const REFLECTIONS = {
  surprised: ['pay', 'tasks', 'learning', 'for_me'],
  liked: ['helping', 'making', 'finding_out', 'leading'],
  next: ['read_more', 'ask_someone', 'try_it', 'look_elsewhere'],
} as const satisfies Record<ReflectionQuestion, readonly string[]>
export type ReflectionTap = (typeof REFLECTIONS)[ReflectionQuestion][number]

/** What a text may be about that an adult has to see at once. */
export const CONCERNS = ['self_harm', 'threat'] as const
export type Concern = (typeof CONCERNS)[number]
/** Where it was written. */
export const CONCERN_PLACES = ['reflection', 'goal', 'reason'] as const

const YEAR_BEGINS_MONTH = 7

/** The calendar year in which the school year of a time began: on 1 August, UTC. */
export function schoolYearOf(atMs: number): number {
  const date = new Date(atMs)
  return date.getUTCFullYear() - (date.getUTCMonth() < YEAR_BEGINS_MONTH ? 1 : 0)
}

/** From its first millisecond to that of the next one. */
export const schoolYearSpan = (year: number): { fromMs: number; untilMs: number } => ({
  fromMs: Date.UTC(year, YEAR_BEGINS_MONTH, 1),
  untilMs: Date.UTC(year + 1, YEAR_BEGINS_MONTH, 1),
})
