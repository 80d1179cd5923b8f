import { buttonLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { analyticsMessages } from '../../messages/en/analytics'

/** From the host's podium to how the class answered. */
export function ReportLink({ to }: { to: string }) {
  const t = useMessages(analyticsMessages)
  return (
    <Link to={to} {...buttonLook({})}>
      {t('report.open')}
    </Link>
  )
}
