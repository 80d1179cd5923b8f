// Choices and limits of a course activity. No zod here.

/**
 * What an LTI resource link leads to. A `career_game` is of a mode that deals careers, or texts of
 * its own: without a set.
 */
export const LTI_CONTENT_KINDS = [
  'question_set',
  'career_quest',
  'career_game',
  'career_browser',
] as const
export type LtiContentKind = (typeof LTI_CONTENT_KINDS)[number]

/** How an activity of a course is played. */
export const LTI_PLAYS = ['live', 'solo'] as const
export type LtiPlay = (typeof LTI_PLAYS)[number]

/** Which of several attempts goes to the gradebook. */
export const LTI_ATTEMPTS = ['best', 'last', 'first'] as const
export type LtiAttempts = (typeof LTI_ATTEMPTS)[number]

/** The highest limit of attempts that a teacher may set; null means unlimited. */
export const LTI_ATTEMPTS_ALLOWED_MAX = 10

/** After the due date: still counts, is practice without a grade, or cannot be started. */
export const LTI_AFTER_DUE = ['count', 'practice', 'closed'] as const
export type LtiAfterDue = (typeof LTI_AFTER_DUE)[number]

/** Source of a due date: the LMS, the teacher on the activity's page, the content item. */
export const LTI_DUE_FROM = ['lms', 'teacher', 'content'] as const
export type LtiDueFrom = (typeof LTI_DUE_FROM)[number]

export const LTI_POINTS_MIN = 1
export const LTI_POINTS_MAX = 1000
export const LTI_POINTS_DEFAULT = 100
/** Maximum length of a teacher's name for a group that the LMS sends without a name. */
export const LTI_GROUP_NAME_MAX = 60
/** Maximum length of a teacher's comment on a grade. */
export const LTI_COMMENT_MAX = 1000

/** Sync state of a score with the gradebook. */
export const LTI_SCORE_STATES = ['pending', 'sent', 'failed'] as const

/** How a platform's deployments are bound: at their first launch, or only when entered by hand. */
export const LTI_BINDINGS = ['first_launch', 'by_hand'] as const
export type LtiBinding = (typeof LTI_BINDINGS)[number]
