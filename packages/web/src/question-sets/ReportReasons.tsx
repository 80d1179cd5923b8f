import type { ReportReasons as Reasons } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { reportReasonMessages } from '../messages/en/report-reasons'
import './report-reasons.css'

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
