import { z } from 'zod'
import { REPORT_REASONS } from '../question-sets/set-choices'

/**
 * POST /api/games/{id}/questions/{questionId}/report (a seat in the game, or its host): 204, once
 * for each reporter. 404 `question_not_found` unless the question was closed for the caller. The
 * set's creator is told; of `hurtful` administrators too, and the creator cannot end that.
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
  /** Of players and of hosts. */
  count: z.number(),
  firstAt: z.number(),
})

/** GET /api/question-sets/{id}/reports (its creator): what waits for an answer, oldest first. */
export const QuestionReportList = z.object({
  reports: z.array(
    QuestionReports.extend({
      /** A game of the caller's that it was reported in: another answer may be accepted there. */
      gameId: z.string().nullable(),
    }),
  ),
})
export type QuestionReportList = z.infer<typeof QuestionReportList>

/** POST /api/question-sets/{id}/reports/{questionId} (its creator) -> QuestionReportList */
export const CloseReports = z.strictObject({ outcome: z.enum(['mended', 'dismissed']) })
export type CloseReports = z.input<typeof CloseReports>

/**
 * GET /api/admin/question-reports (administrators): of sets that nobody owns, those that come with
 * the product and those of teachers who are gone. Oldest first.
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
