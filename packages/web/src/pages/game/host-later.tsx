import { buttonLook } from '@pathquest/ui/Button'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { analyticsMessages } from '../../messages/en/analytics'

// What the host's page needs from the first closed question on is loaded as one.
export { LookBack, NextActions } from './LookBack'
export { ReportQuestion } from './ReportQuestion'

/** A link from the host's podium to the report. */
export function ReportLink({ to }: { to: string }) {
  const t = useMessages(analyticsMessages)
  return (
    <Link to={to} {...buttonLook({})}>
      {t('report.open')}
    </Link>
  )
}
