import './report-reasons.css'
import type { QuestionSetSummary, ReportReasons as Reasons } from '@pathquest/core/contracts'
import { SET_REPORT_NOTE_MAX, SET_REPORT_REASONS } from '@pathquest/core/question-sets/set-choices'
import { Button, RadioCards, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useReportSet } from '../api/admin'
import { reportReasonMessages } from '../messages/en/report-reasons'
import { setReviewMessages } from '../messages/en/set-reviews'
import { ReportForm } from './ReportForm'

/** The reasons given for a question, with counts. */
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

type Reason = (typeof SET_REPORT_REASONS)[number]

/** Reports somebody else's public set to administrators as unsuitable for students. */
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
