import { z } from 'zod'
import { LTI_COMMENT_MAX, LTI_PLAYS } from '../lti/activity-choices'
import { LtiSync } from './lti-grades'
import { ReviewedQuestion } from './results'

export const LtiReviewedAttempt = z.object({
  sessionId: z.string(),
  play: z.enum(LTI_PLAYS),
  gameMode: z.string(),
  /** The set as it was played. */
  title: z.string(),
  status: z.enum(['in_progress', 'completed']),
  /** 0-100; null while it runs, or where there is nothing to grade. */
  score: z.number().nullable(),
  correctAnswers: z.number(),
  totalAnswers: z.number(),
  questions: z.number(),
  /** Counts for the grade. */
  counts: z.boolean(),
  isPractice: z.boolean(),
  /** Set aside by a teacher: it does not count any more. */
  isSetAside: z.boolean(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
})
export type LtiReviewedAttempt = z.infer<typeof LtiReviewedAttempt>

/**
 * GET /api/lti/reviews/{id}: one student's attempts at the activity, newest first; for its teachers
 * and for the student alone. 404 `course_student_unknown`.
 */
export const LtiReview = z.object({
  student: z.object({
    id: z.string(),
    /** Empty where nobody knows one. */
    name: z.string(),
  }),
  attempts: z.array(LtiReviewedAttempt),
  graded: z.boolean(),
  points: z.number(),
  sync: LtiSync,
  /** What a teacher added to the grade. */
  comment: z.string().nullable(),
  /** There is an attempt that could be set aside; teachers alone. */
  canReset: z.boolean(),
})
export type LtiReview = z.infer<typeof LtiReview>

/** GET /api/lti/reviews/{id}/attempts/{sessionId}: answer by answer. 409 `results_pending` while it runs. */
export const LtiReviewedAnswers = z.object({
  sessionId: z.string(),
  /** Answers were given, and are deleted by now. */
  isForgotten: z.boolean(),
  questions: z.array(ReviewedQuestion),
})
export type LtiReviewedAnswers = z.infer<typeof LtiReviewedAnswers>

/**
 * POST /api/lti/reviews/{id}/send (teacher) -> LtiReview: the grade again, with what the teacher
 * says about it. 409 `grade_missing`.
 */
export const SendReview = z.strictObject({
  /** Null: nothing is said. */
  comment: z.string().trim().max(LTI_COMMENT_MAX).nullable(),
})
export type SendReview = z.input<typeof SendReview>
