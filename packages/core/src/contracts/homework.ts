import * as z from 'zod'
import {
  HOMEWORK_ATTEMPTS_MAX,
  HOMEWORK_NOTE_MAX,
  HOMEWORK_SETS_MAX,
  HOMEWORK_STATES,
  HOMEWORK_STUDENTS_MAX,
  HOMEWORK_TITLE_MAX,
} from '../homework/homework-limits'
import { GAME_MODE_DEFAULT } from '../rooms/game-choices'
import { isVisible } from '../visible-text'
import { ModeId, ModeSettings } from './games'

/** What is to be played alone. Each question set is a part of its own; else there is one part. */
export const HomeworkContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sets'),
    setIds: z.array(z.string().max(80)).min(1).max(HOMEWORK_SETS_MAX),
  }),
  /** The quest of a career that the student chooses; null: of any industry. */
  z.strictObject({ kind: z.literal('careers'), industry: z.string().max(120).nullable() }),
  /** A mode that plays careers, or texts of its own, instead of a set. */
  z.strictObject({ kind: z.literal('deck'), industry: z.string().max(120).nullable() }),
])
export type HomeworkContent = z.infer<typeof HomeworkContent>

const Fields = {
  title: z.string().trim().max(HOMEWORK_TITLE_MAX).refine(isVisible),
  /** Shown to students under the title. */
  note: z.string().trim().max(HOMEWORK_NOTE_MAX),
  /** Unix ms; null: at once. */
  opensAt: z.int().min(0).nullable(),
  /** Unix ms; what is finished later is late and counts. null: no date. */
  dueAt: z.int().min(0).nullable(),
  /** How often each part may be finished; the best counts. null: as often as one likes. */
  attempts: z.int().min(1).max(HOMEWORK_ATTEMPTS_MAX).nullable(),
}

/**
 * POST /api/homework (teacher) -> HomeworkDetail, 201. 404 `class_not_found`,
 * `question_set_not_found`; 409 `too_much_homework`; 400 `mode_not_for_solo`,
 * `homework_dates_wrong`.
 */
export const CreateHomework = z.strictObject({
  title: Fields.title,
  note: Fields.note.default(''),
  content: HomeworkContent,
  gameMode: ModeId.default(GAME_MODE_DEFAULT),
  modeSettings: ModeSettings.default({}),
  /** Without time limits. */
  untimed: z.boolean().default(false),
  /** A class that the caller teaches; null: whoever has the link. */
  classId: z.string().max(80).nullable(),
  opensAt: Fields.opensAt.default(null),
  dueAt: Fields.dueAt.default(null),
  attempts: Fields.attempts.default(null),
})
export type CreateHomework = z.input<typeof CreateHomework>

/** PATCH /api/homework/{id} (its teachers) -> HomeworkDetail. */
export const ChangeHomework = z.strictObject({
  title: Fields.title.optional(),
  note: Fields.note.optional(),
  opensAt: Fields.opensAt.optional(),
  dueAt: Fields.dueAt.optional(),
  attempts: Fields.attempts.optional(),
  /** Nothing can be begun any more; what is under way may be finished. */
  isClosed: z.boolean().optional(),
})
export type ChangeHomework = z.input<typeof ChangeHomework>

const Plan = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  content: HomeworkContent,
  gameMode: ModeId,
  modeSettings: ModeSettings,
  untimed: z.boolean(),
  opensAt: z.number().nullable(),
  dueAt: z.number().nullable(),
  attempts: z.number().nullable(),
  isClosed: z.boolean(),
})

export const HomeworkSummary = Plan.extend({
  class: z.object({ id: z.string(), name: z.string(), period: z.string() }).nullable(),
  createdAt: z.number(),
  /** Of the class; without one of those who have begun. */
  students: z.number(),
  inProgress: z.number(),
  done: z.number(),
})
export type HomeworkSummary = z.infer<typeof HomeworkSummary>

/** GET /api/homework?classId= (teacher): the last 100 given, latest first. */
export const HomeworkQuery = z.strictObject({ classId: z.string().max(80).optional() })
export const HomeworkList = z.object({ homework: z.array(HomeworkSummary) })
export type HomeworkList = z.infer<typeof HomeworkList>

export const HomeworkPart = z.object({
  /** The question set; of `careers` and `deck` empty. */
  id: z.string(),
  /** Empty where there is one part. */
  title: z.string(),
  questions: z.number().nullable(),
  /** Its set was deleted: it asks for nothing any more. */
  isGone: z.boolean(),
})
export type HomeworkPart = z.infer<typeof HomeworkPart>

export const HomeworkStudent = z.object({
  /** Of the profile. */
  id: z.string(),
  displayName: z.string(),
  state: z.enum(HOMEWORK_STATES),
  partsDone: z.number(),
  /** Of an attempt that is under way, as its room told last. */
  progress: z.object({ answered: z.number(), questions: z.number() }).nullable(),
  /** Mean of the best of each part that is done, 0-100; null: none, or nothing to grade. */
  score: z.number().nullable(),
  /** Finished ones of all parts. */
  attempts: z.number(),
  /** When the last part was done. */
  doneAt: z.number().nullable(),
  isLate: z.boolean(),
  /** An own due date. */
  extendedTo: z.number().nullable(),
  remindedAt: z.number().nullable(),
})
export type HomeworkStudent = z.infer<typeof HomeworkStudent>

/** GET /api/homework/{id} (its teachers). 404 `homework_not_found` for everybody else. */
export const HomeworkDetail = z.object({
  homework: HomeworkSummary,
  parts: z.array(HomeworkPart),
  /** By name. */
  students: z.array(HomeworkStudent),
  /** Of the page for students. */
  path: z.string(),
})
export type HomeworkDetail = z.infer<typeof HomeworkDetail>

/**
 * PUT /api/homework/{id}/students/{profileId} (its teachers) -> HomeworkDetail: a due date for one
 * student, also of closed homework; null: that of the others.
 */
export const ExtendHomework = z.strictObject({ extendedTo: z.int().min(0).nullable() })
export type ExtendHomework = z.input<typeof ExtendHomework>

/**
 * POST /api/homework/{id}/reminders (its teachers) -> HomeworkReminded: on the dashboard of each,
 * and by mail where there is an address; nobody twice in 12 hours, nobody who is done.
 */
export const RemindStudents = z.strictObject({
  /** Absent: everybody who is not done. */
  profileIds: z.array(z.string().max(80)).max(HOMEWORK_STUDENTS_MAX).optional(),
})
export type RemindStudents = z.input<typeof RemindStudents>
export const HomeworkReminded = z.object({
  detail: HomeworkDetail,
  reminded: z.number(),
  /** Of them by mail as well. */
  mailed: z.number(),
})
export type HomeworkReminded = z.infer<typeof HomeworkReminded>

const MyPart = HomeworkPart.extend({
  state: z.enum(HOMEWORK_STATES),
  progress: z.object({ answered: z.number(), questions: z.number() }).nullable(),
  /** The best, 0-100. */
  score: z.number().nullable(),
  attempts: z.number(),
  /** null: no limit. */
  attemptsLeft: z.number().nullable(),
  /** What to send as `part` to go on: of `careers` the career that was chosen; null: to begin. */
  openPart: z.string().nullable(),
})

export const MyHomework = Plan.extend({
  className: z.string().nullable(),
  /** Display name; null: the account is gone. */
  teacher: z.string().nullable(),
  /** The own date where there is one. */
  dueAt: z.number().nullable(),
  hasExtension: z.boolean(),
  state: z.enum(HOMEWORK_STATES),
  parts: z.array(MyPart),
  score: z.number().nullable(),
  doneAt: z.number().nullable(),
  isLate: z.boolean(),
  /** Reminded, and not done since. */
  isReminded: z.boolean(),
})
export type MyHomework = z.infer<typeof MyHomework>

/**
 * GET /api/my-homework (student): what is due first comes first, without a date after it, then
 * what is done, latest first; 100 at most. GET /api/children/{id}/homework (linked parent): the same of
 * the child; 404 `parent_link_not_found`.
 */
export const MyHomeworkList = z.object({ homework: z.array(MyHomework) })
export type MyHomeworkList = z.infer<typeof MyHomeworkList>

/**
 * GET /api/homework-pages/{id} (anyone with the link). 404 `homework_not_found`. `mine` is null for
 * who is not signed in as a student, and for students of another class.
 */
export const HomeworkPage = z.object({
  homework: Plan.extend({ parts: z.array(HomeworkPart), teacher: z.string().nullable() }),
  /** Why the caller cannot begin; null: they can, or go on. */
  obstacle: z.enum(['sign_in', 'not_a_student', 'other_class', 'early', 'closed']).nullable(),
  /** The caller gave it, or teaches its class. */
  isTeacher: z.boolean(),
  mine: MyHomework.nullable(),
})
export type HomeworkPage = z.infer<typeof HomeworkPage>

/**
 * POST /api/homework-pages/{id}/games (student) -> CreateGameAnswer, 201: an attempt that is under
 * way, else a new one. 409 `homework_not_open`, `homework_closed`, `homework_attempts_used`,
 * `homework_part_done` unless `again`; 403 `homework_of_class`; 404 `homework_not_found`,
 * `homework_part_not_found`.
 */
export const PlayHomework = z.strictObject({
  /** The part; of `careers` the career that was chosen. */
  part: z.string().max(80).default(''),
  /** Begin another attempt at a part that is done. */
  again: z.boolean().default(false),
  /** Of what a mode deals. */
  language: z.enum(['en', 'es']).default('en'),
})
export type PlayHomework = z.input<typeof PlayHomework>
