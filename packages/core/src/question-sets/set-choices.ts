// Choices and limits of a set and a question. No zod here.

export const BUSINESS_DRIVERS = [
  'people',
  'product',
  'pricing',
  'process',
  'proceeds',
  'profits',
] as const
/** The side of a business that a question is about. */
export type BusinessDriver = (typeof BUSINESS_DRIVERS)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
/** How hard a question is. */
export type Difficulty = (typeof DIFFICULTIES)[number]

export const GRADE_MIN = 6
export const GRADE_MAX = 12

export const GRADES = [6, 7, 8, 9, 10, 11, 12] as const

export const SUBJECTS = [
  'Healthcare',
  'Technology',
  'Business',
  'Arts',
  'Science',
  'Education',
  'Public Service',
  'Environmental Science',
  'Skilled Trades',
  'Hospitality',
] as const
export const SETS_PER_TEACHER_MAX = 1_000
export const SET_TITLE_MIN = 3
export const SET_TITLE_MAX = 120
export const SET_DESCRIPTION_MAX = 1_000
export const SET_TAGS_MAX = 20
export const SET_TAG_LENGTH_MAX = 40

/** What a user may do with a set: the creator everything, an editor change, a reader copy. */
export const SET_RIGHTS = ['creator', 'editor', 'reader'] as const
export type SetRight = (typeof SET_RIGHTS)[number]

/** Of a set in Spanish; without it a set is in English. */
export const SPANISH_TAG = 'español'

/**
 * Orders of a list; `own_first`: favorites, own sets, those on topics, those on one career; the last
 * two first in the reader's language.
 */
export const SET_SORTS = ['title', 'own_first'] as const
export type SetSort = (typeof SET_SORTS)[number]

/** What a link to a set grants a colleague: a copy of their own, or editing. */
export const SET_SHARE_RIGHTS = ['copy', 'edit'] as const
export type SetShareRight = (typeof SET_SHARE_RIGHTS)[number]

export const QUESTIONS_PER_SET_MAX = 500
export const QUESTION_TEXT_MIN = 10
export const QUESTION_TEXT_MAX = 500
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 6
export const OPTION_TEXT_MAX = 200
export const EXPLANATION_MAX = 1_000
export const TIME_LIMIT_MIN_SECONDS = 5
export const TIME_LIMIT_MAX_SECONDS = 300
export const TIME_LIMIT_DEFAULT_SECONDS = 30
export const POINTS_MIN = 1
export const POINTS_MAX = 100
export const POINTS_DEFAULT = 10
/** Size limit of a question's picture, as uploaded and as stored. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 1_600
export const IMAGE_ALT_MAX = 250

/** Why somebody reports a whole public set. */
export const SET_REPORT_REASONS = ['hurtful', 'unsafe', 'personal', 'wrong', 'other'] as const
export const SET_REPORT_NOTE_MAX = 300
/** Maximum number of sets in an administrator's list. */
export const SET_REVIEWS_LISTED_MAX = 200
/**
 * Maximum length of the reason that an administrator gives the author of a hidden or removed set.
 */
export const SET_HIDE_REASON_MAX = 500
/**
 * Review state of a set with administrators: waits for the first review, hidden, hidden with a new
 * request to publish. `approved`: has been public; stays when the set is private again. `removed`:
 * only its title and the reason are left, for its author.
 */
export const SET_REVIEWS = ['waiting', 'hidden', 'asked', 'approved', 'removed'] as const
export type SetReview = (typeof SET_REVIEWS)[number]
/** Review states of sets that an administrator has hidden. */
export const HIDDEN_SET_REVIEWS = ['hidden', 'asked', 'removed'] as const satisfies SetReview[]

/**
 * What may be wrong with a question, as the reporter chooses it. For `hurtful`, administrators are
 * notified.
 */
export const REPORT_REASONS = [
  'wrong_answer',
  'two_answers',
  'unclear',
  'mistake',
  'not_fitting',
  'hurtful',
] as const
