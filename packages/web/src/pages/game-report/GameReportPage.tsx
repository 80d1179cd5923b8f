import { buttonLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useParams } from 'react-router'
import { analyticsMessages } from '../../messages/en/analytics'
import { Report } from './Report'

/** /analytics/games/{sessionId}: how a class answered. */
export function GameReportPage() {
  const t = useMessages(analyticsMessages)
  const { sessionId = '' } = useParams()
  return (
    <div className="pq-page game-report">
      <Link to="/analytics" {...buttonLook({ variant: 'ghost' })}>
        <Icon icon={chevronLeftIcon} />
        {t('report.back')}
      </Link>
      <Report sessionId={sessionId} />
    </div>
  )
}
