// What an activity of a course may be. No zod here.

/** What an LTI resource link leads to. */
export const LTI_CONTENT_KINDS = ['question_set', 'career_quest', 'career_browser'] as const
export type LtiContentKind = (typeof LTI_CONTENT_KINDS)[number]

/** How an activity of a course is played. */
export const LTI_PLAYS = ['live', 'solo'] as const
export type LtiPlay = (typeof LTI_PLAYS)[number]

/** Which of several attempts goes to the gradebook. */
export const LTI_ATTEMPTS = ['best', 'last', 'first'] as const
export type LtiAttempts = (typeof LTI_ATTEMPTS)[number]

/** How many attempts a teacher may allow at most; more are as many as one likes. */
export const LTI_ATTEMPTS_ALLOWED_MAX = 10

/** After the due date: still counts, is practice without a grade, or cannot be started. */
export const LTI_AFTER_DUE = ['count', 'practice', 'closed'] as const
export type LtiAfterDue = (typeof LTI_AFTER_DUE)[number]

/** Who says when work is due: the LMS, the teacher on the activity's page, the content item. */
export const LTI_DUE_FROM = ['lms', 'teacher', 'content'] as const
export type LtiDueFrom = (typeof LTI_DUE_FROM)[number]

export const LTI_POINTS_MIN = 1
export const LTI_POINTS_MAX = 1000
export const LTI_POINTS_DEFAULT = 100
/** What a teacher calls a group of which the LMS tells no name, in characters. */
export const LTI_GROUP_NAME_MAX = 60
/** What a teacher says along with a grade, in characters. */
export const LTI_COMMENT_MAX = 1000

/** Where a score stands on its way to the gradebook. */
export const LTI_SCORE_STATES = ['pending', 'sent', 'failed'] as const

/** A platform's deployments: each is bound at its first launch, or only those entered by hand. */
export const LTI_BINDINGS = ['first_launch', 'by_hand'] as const
export type LtiBinding = (typeof LTI_BINDINGS)[number]
