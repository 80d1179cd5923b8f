import * as z from 'zod'
import { LTI_COMMENT_MAX, LTI_PLAYS, LTI_SCORE_STATES } from '../lti/activity-choices'
import { LtiProgress } from './lti-activities'
import { ReviewedQuestion } from './results'

/** Sync state of a score with the gradebook; `none`: nothing to send. */
export const LtiSync = z.object({
  state: z.enum(['none', ...LTI_SCORE_STATES]),
  /** 0-100: what is or was sent to the gradebook. */
  score: z.number().nullable(),
  /** Failed or being retried: an error code that clients have a message for. */
  reason: z.string().nullable(),
  /** The answer of the LMS, as plain text, at most 200 characters; teachers only. */
  detail: z.string().nullable(),
  sentAt: z.number().nullable(),
  /**
   * What the gradebook shows for a sent grade, read back: the same, or (teachers only) another one;
   * null: not read yet, or the LMS shows no results.
   */
  seen: z.enum(['same', 'other']).nullable(),
  /** 0-100: the score it shows. */
  seenScore: z.number().nullable(),
})
export type LtiSync = z.infer<typeof LtiSync>

/** GET /api/lti/attempts: the caller's own, newest first. */
export const LtiAttemptList = z.object({
  attempts: z.array(
    z.object({
      sessionId: z.string(),
      status: z.enum(['in_progress', 'completed']),
      /** 0-100; null while it runs. */
      score: z.number().nullable(),
      correctAnswers: z.number(),
      totalAnswers: z.number(),
      /** Questions of the game. */
      questions: z.number(),
      /** Counts towards the grade under the rule of this activity. */
      counts: z.boolean(),
      endedAt: z.number().nullable(),
    }),
  ),
  sync: LtiSync,
  canStart: z.boolean(),
})
export type LtiAttemptList = z.infer<typeof LtiAttemptList>

/** GET /api/lti/roster (teacher): everybody in the course, and their state. */
export const LtiRoster = z.object({
  /** `launched`: the LMS sends no roster; these are the people who launched. */
  source: z.enum(['roster', 'launched']),
  /**
   * Students in no group of a course that has groups, for callers who see everybody; absent: not
   * determined.
   */
  ungrouped: z.number().optional(),
  members: z.array(
    z.object({
      /** Opaque; the same as in the list of grades. */
      id: z.string(),
      name: z.string(),
      role: z.enum(['student', 'teacher']),
      /** A teacher in the role of a student, or the LMS's own test student. */
      isTest: z.boolean(),
      /** In the running game, finished at least once, or not seen here. */
      state: z.enum(['joined', 'left', 'finished', 'missing']),
      /** Of an unfinished solo attempt; null: there is none. */
      progress: LtiProgress.nullable(),
    }),
  ),
})
export type LtiRoster = z.infer<typeof LtiRoster>

/** GET /api/lti/grades (teacher); POST /api/lti/grades/resend answers the same. */
export const LtiGrades = z.object({
  graded: z.boolean(),
  /** Points of the column as the LMS reports them, else those that were chosen here. */
  points: z.number(),
  /**
   * Columns of the gradebook for this activity, as found at a teacher's launch; null: not known.
   */
  columns: z.number().nullable(),
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isTest: z.boolean(),
      attempts: z.number(),
      sync: LtiSync,
      /** Of an unfinished solo attempt; null: there is none. */
      progress: LtiProgress.nullable(),
    }),
  ),
})
export type LtiGrades = z.infer<typeof LtiGrades>

/** POST /api/lti/grades/resend (teacher): these students, or all. */
export const ResendGrades = z.strictObject({
  ids: z.array(z.string().max(100)).max(500).optional(),
})
export type ResendGrades = z.input<typeof ResendGrades>

/** GET /api/lti/children: a mentor's students in this course, as the LMS names them. */
export const LtiChildren = z.object({
  children: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      tokens: z.number(),
      pathkeys: z.number(),
      results: z.array(
        z.object({ title: z.string(), score: z.number().nullable(), endedAt: z.number() }),
      ),
    }),
  ),
})
export type LtiChildren = z.infer<typeof LtiChildren>

export const LtiReviewedAttempt = z.object({
  sessionId: z.string(),
  play: z.enum(LTI_PLAYS),
  gameMode: z.string(),
  /** The title of the set when it was played. */
  title: z.string(),
  status: z.enum(['in_progress', 'completed']),
  /** 0-100; null while it runs, or where there is nothing to grade. */
  score: z.number().nullable(),
  correctAnswers: z.number(),
  totalAnswers: z.number(),
  questions: z.number(),
  /** Counts towards the grade. */
  counts: z.boolean(),
  isPractice: z.boolean(),
  /** Set aside by a teacher: it no longer counts. */
  isSetAside: z.boolean(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
})
export type LtiReviewedAttempt = z.infer<typeof LtiReviewedAttempt>

/**
 * GET /api/lti/reviews/{id}: one student's attempts at the activity, newest first; for its teachers
 * and for that student. 404 `course_student_unknown`.
 */
export const LtiReview = z.object({
  student: z.object({
    id: z.string(),
    /** Empty where no name is known. */
    name: z.string(),
  }),
  attempts: z.array(LtiReviewedAttempt),
  graded: z.boolean(),
  points: z.number(),
  sync: LtiSync,
  /** What a teacher added to the grade. */
  comment: z.string().nullable(),
  /** There is an attempt that could be set aside; teachers only. */
  canReset: z.boolean(),
})
export type LtiReview = z.infer<typeof LtiReview>

/** GET /api/lti/reviews/{id}/attempts/{sessionId}: answer by answer. 409 `results_pending` while it runs. */
export const LtiReviewedAnswers = z.object({
  sessionId: z.string(),
  /** Answers were given and have been deleted since. */
  isForgotten: z.boolean(),
  questions: z.array(ReviewedQuestion),
})
export type LtiReviewedAnswers = z.infer<typeof LtiReviewedAnswers>

/**
 * POST /api/lti/reviews/{id}/send (teacher) -> LtiReview: sends the grade again, with the teacher's
 * comment. 409 `grade_missing`.
 */
export const SendReview = z.strictObject({
  /** Null: no comment. */
  comment: z.string().trim().max(LTI_COMMENT_MAX).nullable(),
})
export type SendReview = z.input<typeof SendReview>
