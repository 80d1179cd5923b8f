import { z } from 'zod'
import { REPORT_REASONS } from '../constants'

/**
 * POST /api/games/{id}/questions/{questionId}/report (a seat in the game, or its host): 204, once
 * for each reporter. 404 `question_not_found` unless the question was closed for the caller.
 */
export const ReportQuestionWish = z.strictObject({ reason: z.enum(REPORT_REASONS) })
export type ReportQuestionWish = z.input<typeof ReportQuestionWish>

/** GET /api/question-sets/{id}/reports (its creator): what waits for an answer, oldest first. */
export const QuestionReportList = z.object({
  reports: z.array(
    z.object({
      questionId: z.string(),
      questionText: z.string(),
      /** How often each reason was given. */
      reasons: z.array(z.object({ reason: z.enum(REPORT_REASONS), count: z.number() })),
      /** Of players and of hosts. */
      count: z.number(),
      firstAt: z.number(),
      /** A game of the caller's that it was reported in: another answer may be accepted there. */
      gameId: z.string().nullable(),
    }),
  ),
})
export type QuestionReportList = z.infer<typeof QuestionReportList>

/** POST /api/question-sets/{id}/reports/{questionId} (its creator) -> QuestionReportList */
export const CloseReports = z.strictObject({ outcome: z.enum(['mended', 'dismissed']) })
export type CloseReports = z.input<typeof CloseReports>
