import { REPORT_REASONS } from '@pathquest/core/question-sets/set-choices'
import { Button } from '@pathquest/ui/Button'
import { useMessages } from '@pathquest/ui/messages'
import { useReportQuestion } from '../../api/question-reports'
import { lookBackMessages } from '../../messages/en/look-back'
import { reportReasonMessages } from '../../messages/en/report-reasons'
import { ReportForm } from '../../question-sets/ReportForm'

interface ReportQuestionProps {
  sessionId: string
  questionId: string
}

/** Reports a question to its writer: expand, then one tap. */
export function ReportQuestion({ sessionId, questionId }: ReportQuestionProps) {
  const t = useMessages(lookBackMessages)
  const reasonText = useMessages(reportReasonMessages)
  const report = useReportQuestion(sessionId, questionId)
  const isHurtful = report.variables?.reason === 'hurtful'
  return (
    <ReportForm
      label={t('lookBack.report')}
      report={report}
      thanks={t(isHurtful ? 'lookBack.reportedHurtful' : 'lookBack.reported')}
    >
      <fieldset disabled={report.isPending}>
        <legend>{t('lookBack.reportWhat')}</legend>
        {REPORT_REASONS.map((reason) => (
          <Button key={reason} size="sm" onClick={() => report.mutate({ reason })}>
            {reasonText(`reportReason.${reason}`)}
          </Button>
        ))}
      </fieldset>
    </ReportForm>
  )
}
