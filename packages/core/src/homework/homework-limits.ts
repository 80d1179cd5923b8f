// Limits of homework. No zod here.

export const HOMEWORK_TITLE_MAX = 80
/** What the teacher says about it. */
export const HOMEWORK_NOTE_MAX = 300
export const HOMEWORK_SETS_MAX = 3
export const HOMEWORK_ATTEMPTS_MAX = 10
/** Of one teacher, closed ones included. */
export const HOMEWORK_MAX = 2_000
/** Shown at once, the latest first. */
export const HOMEWORK_SHOWN = 100
/** One student is reminded of one homework again after this. */
export const REMINDER_PAUSE_MS = 12 * 60 * 60_000
/** Of homework without a class: who has the link. */
export const HOMEWORK_STUDENTS_MAX = 500

export const HOMEWORK_KINDS = ['sets', 'careers', 'deck'] as const
export type HomeworkKind = (typeof HOMEWORK_KINDS)[number]

export const HOMEWORK_STATES = ['not_begun', 'in_progress', 'done'] as const
/** How far a student is with all parts of it. */
export type HomeworkState = (typeof HOMEWORK_STATES)[number]
