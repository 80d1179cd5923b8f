import { REPORT_REASONS } from '@pathquest/game-core/question-sets/set-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { flagIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, InlineError } from '@pathquest/sdk/ui'
import { useState } from 'react'
import { useReportQuestion } from '../../api/question-reports'
import { gameMessages } from '../../messages/en/game'
import { reportReasonMessages } from '../../messages/en/report-reasons'
import { useErrorText } from '../../messages/use-error-text'
import './report-question.css'

export interface ReportQuestionProps {
  sessionId: string
  questionId: string
}

/** Tells the writer of a question what is wrong with it: opened, then one tap. */
export function ReportQuestion({ sessionId, questionId }: ReportQuestionProps) {
  const t = useMessages(gameMessages)
  const reasonText = useMessages(reportReasonMessages)
  const errorText = useErrorText()
  const report = useReportQuestion(sessionId, questionId)
  const [isOpen, setOpen] = useState(false)
  if (report.isSuccess) {
    return (
      <p className="pq-muted" role="status">
        {t('lookBack.reported')}
      </p>
    )
  }
  return (
    <div className="report-question">
      <Button
        size="sm"
        variant="ghost"
        icon={flagIcon}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('lookBack.report')}
      </Button>
      {isOpen && (
        <fieldset disabled={report.isPending}>
          <legend>{t('lookBack.reportWhat')}</legend>
          {REPORT_REASONS.map((reason) => (
            <Button key={reason} size="sm" onClick={() => report.mutate({ reason })}>
              {reasonText(`reportReason.${reason}`)}
            </Button>
          ))}
        </fieldset>
      )}
      {report.error && <InlineError>{errorText(toApiError(report.error))}</InlineError>}
    </div>
  )
}
