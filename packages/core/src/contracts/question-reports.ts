import * as z from 'zod'
import {
  REPORT_REASONS,
  SET_HIDE_REASON_MAX,
  SET_REPORT_NOTE_MAX,
  SET_REPORT_REASONS,
  SET_REVIEWS,
} from '../question-sets/set-choices'
import { EditableQuestion } from './question-sets'

/**
 * POST /api/games/{id}/questions/{questionId}/report (a seat in the game, or its host): 204, once
 * per reporter. 404 `question_not_found` unless the question was closed for the caller. The set's
 * creator is notified; for `hurtful` administrators are too, and the creator cannot close that.
 */
export const ReportQuestionRequest = z.strictObject({ reason: z.enum(REPORT_REASONS) })
export type ReportQuestionRequest = z.input<typeof ReportQuestionRequest>

/** How often each reason was given. */
export const ReportReasons = z.array(
  z.object({ reason: z.enum(REPORT_REASONS), count: z.number() }),
)
export type ReportReasons = z.infer<typeof ReportReasons>

const QuestionReports = z.object({
  questionId: z.string(),
  questionText: z.string(),
  reasons: ReportReasons,
  /** By players and hosts. */
  count: z.number(),
  firstAt: z.number(),
})

/** GET /api/question-sets/{id}/reports (its creator): open reports, oldest first. */
export const QuestionReportList = z.object({
  reports: z.array(
    QuestionReports.extend({
      /** A game of the caller in which it was reported: another answer may be accepted there. */
      gameId: z.string().nullable(),
    }),
  ),
})
export type QuestionReportList = z.infer<typeof QuestionReportList>

/** POST /api/question-sets/{id}/reports/{questionId} (its creator) -> QuestionReportList */
export const CloseReports = z.strictObject({ outcome: z.enum(['mended', 'dismissed']) })
export type CloseReports = z.input<typeof CloseReports>

/**
 * GET /api/admin/question-reports (administrators): for sets without an owner: those shipped with
 * the product and those of deleted teachers. Oldest first.
 * POST /api/admin/question-reports/{questionId} CloseReports -> OwnerlessReportList
 */
export const OwnerlessReportList = z.object({
  reports: z.array(
    QuestionReports.extend({
      questionSetId: z.string(),
      questionSetTitle: z.string(),
    }),
  ),
})
export type OwnerlessReportList = z.infer<typeof OwnerlessReportList>

/**
 * POST /api/question-sets/{id}/report (an account that may see this public set of somebody else):
 * 204, once per account; 404 `question_set_not_found` for every other set.
 */
export const ReportSetRequest = z.strictObject({
  reason: z.enum(SET_REPORT_REASONS),
  note: z.string().max(SET_REPORT_NOTE_MAX).default(''),
})
export type ReportSetRequest = z.input<typeof ReportSetRequest>

/**
 * GET /api/admin/set-reviews (administrators): sets that are reported, as a whole or one of their
 * questions as `hurtful` (private ones too), that wait or are hidden. Reported ones come first,
 * then waiting ones, each oldest first; at most 200.
 */
export const SetReviewList = z.object({
  sets: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      /** null: it was shipped with the product, or its author was deleted. */
      author: z.string().nullable(),
      /** Shipped with the product: can be neither hidden nor removed. */
      isOurs: z.boolean(),
      totalQuestions: z.number(),
      updatedAt: z.number(),
      isPublic: z.boolean(),
      review: z.enum(SET_REVIEWS).nullable(),
      /** Why it was hidden. */
      reviewReason: z.string().nullable(),
      reports: z.array(
        z.object({ reason: z.enum(SET_REPORT_REASONS), note: z.string(), createdAt: z.number() }),
      ),
      /** Questions that players or hosts of its games reported as `hurtful`, and how often. */
      hurtfulQuestions: z.array(
        z.object({ id: z.string(), questionText: z.string(), count: z.number() }),
      ),
    }),
  ),
})
export type SetReviewList = z.infer<typeof SetReviewList>

/** GET /api/admin/set-reviews/{id}: the questions of one of them, with their solutions. */
export const ReviewedSet = z.object({
  id: z.string(),
  questions: z.array(EditableQuestion),
})
export type ReviewedSet = z.infer<typeof ReviewedSet>

/**
 * POST /api/admin/set-reviews/{id} -> SetReviewList. `allow` closes its reports and publishes a set
 * that waits or is hidden; `hide` makes it private to its author; `remove` deletes all of it but
 * its title. Its author is notified of the reason. For an outdated version: 409 `set_changed`.
 */
export const DecideSetReview = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('allow'), updatedAt: z.number() }),
  z.strictObject({
    decision: z.literal('hide'),
    reason: z.string().trim().min(1).max(SET_HIDE_REASON_MAX),
    updatedAt: z.number(),
  }),
  z.strictObject({
    decision: z.literal('remove'),
    /** Older pages send none. */
    reason: z.string().trim().max(SET_HIDE_REASON_MAX).optional(),
    updatedAt: z.number(),
  }),
])
export type DecideSetReview = z.input<typeof DecideSetReview>
