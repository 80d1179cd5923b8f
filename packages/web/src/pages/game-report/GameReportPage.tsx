import { Icon } from '@pathquest/sdk/art'
import { chevronLeftIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { buttonLook } from '@pathquest/sdk/ui'
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
