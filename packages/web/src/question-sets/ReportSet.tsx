import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { SET_REPORT_NOTE_MAX, SET_REPORT_REASONS } from '@pathquest/core/question-sets/set-choices'
import { Button, RadioCards, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useReportSet } from '../api/set-reviews'
import { setReviewMessages } from '../messages/en/set-reviews'
import { ReportForm } from './ReportForm'

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
