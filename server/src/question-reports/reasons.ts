import type { ReportReasons } from '@pathquest/core'
import type { QuestionReport } from './store/question-reports'

/** How often each reason was given, the first one given first. */
export const countReasons = (reports: readonly Pick<QuestionReport, 'reason'>[]): ReportReasons =>
  [...new Set(reports.map(({ reason }) => reason))].map((reason) => ({
    reason,
    count: reports.filter((one) => one.reason === reason).length,
  }))
