import './report-reasons.css'
import './report-form.css'
import type { QuestionSetSummary, ReportReasons as Reasons } from '@pathquest/core/contracts'
import { SET_REPORT_NOTE_MAX, SET_REPORT_REASONS } from '@pathquest/core/question-sets/set-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, InlineError, RadioCards, TextField } from '@pathquest/ui'
import { flagIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useState } from 'react'
import { useReportSet } from '../api/admin'
import { reportReasonMessages } from '../messages/en/report-reasons'
import { setReviewMessages } from '../messages/en/set-reviews'
import { useErrorText } from '../messages/use-error-text'

/** What was said about a question, with how often. */
export function ReportReasons({ reasons }: { reasons: Reasons }) {
  const t = useMessages(reportReasonMessages)
  return (
    <ul className="report-reasons">
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          {t('reportReason.counted', { reason: t(`reportReason.${reason}`), count })}
        </li>
      ))}
    </ul>
  )
}

interface ReportFormProps {
  /** What opens it. */
  label: string
  report: { isSuccess: boolean; error: Error | null }
  /** What stands in its place once it is sent. */
  thanks: string
  /** The reasons, and what sends one. */
  children: ReactNode
}

/** Whatever is reported: a quiet button, opened the reasons, at last thanks. */
export function ReportForm({ label, report, thanks, children }: ReportFormProps) {
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  if (report.isSuccess) {
    return (
      <p className="pq-muted" role="status">
        {thanks}
      </p>
    )
  }
  return (
    <div className="report-form">
      <Button
        size="sm"
        variant="ghost"
        icon={flagIcon}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && children}
      {report.error && <InlineError>{errorText(toApiError(report.error))}</InlineError>}
    </div>
  )
}

type Reason = (typeof SET_REPORT_REASONS)[number]

/** Tells administrators that somebody else's public set is not for students. */
export function ReportSet({ set }: { set: QuestionSetSummary }) {
  const t = useMessages(setReviewMessages)
  const report = useReportSet(set.id)
  const [reason, setReason] = useState<Reason | ''>('')
  const [note, setNote] = useState('')
  if (!set.isPublic || set.isMine) return null
  return (
    <ReportForm label={t('setReview.report')} report={report} thanks={t('setReview.reported')}>
      <form
        className="pq-stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason !== '') report.mutate({ reason, note })
        }}
      >
        <RadioCards
          legend={t('setReview.reportWhat')}
          options={SET_REPORT_REASONS.map((value) => ({
            value,
            label: t(`setReview.reason_${value}`),
          }))}
          value={reason}
          onChange={setReason}
        />
        <TextField
          label={t('setReview.reportNote')}
          value={note}
          onChange={setNote}
          maxLength={SET_REPORT_NOTE_MAX}
          autoComplete="off"
        />
        <div>
          <Button type="submit" size="sm" busy={report.isPending} disabled={reason === ''}>
            {t('setReview.reportSend')}
          </Button>
        </div>
      </form>
    </ReportForm>
  )
}
