import { toApiError } from '@pathquest/sdk/api/error'
import { refreshIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, EmptyState } from '@pathquest/sdk/ui'
import { useDashboard } from '../../api/dashboard'
import { useSession } from '../../app/session'
import { dashboardMessages } from '../../messages/en/dashboard'
import { useErrorText } from '../../messages/use-error-text'
import { ConfirmEmail } from '../verify-email/ConfirmEmail'
import { ChildrenCards } from './ChildrenCards'
import { DashboardSkeleton } from './DashboardSkeleton'
import { GamesCard } from './GamesCard'
import { InterestsCard } from './InterestsCard'
import { PathkeysCard } from './PathkeysCard'
import { StatCards } from './StatCards'
import { WelcomeBanner } from './WelcomeBanner'
import './dashboard.css'

/** /dashboard: where everybody lands after signing in and after a game. */
export function DashboardPage() {
  const t = useMessages(dashboardMessages)
  const errorText = useErrorText()
  const { user } = useSession()
  const { data, error, refetch, isFetching } = useDashboard()
  if (!user) return null
  return (
    <div className="pq-page dashboard">
      <WelcomeBanner name={user.displayName} userType={user.userType} />
      <ConfirmEmail />
      {user.userType === 'parent' && <ChildrenCards />}
      {data ? (
        <>
          {user.userType === 'parent' && <h2>{t('dashboard.own')}</h2>}
          <StatCards figures={data} />
          <div className="dashboard-columns">
            <GamesCard games={data.games} userType={user.userType} />
            <PathkeysCard pathkeys={data.recentPathkeys} />
          </div>
          {user.userType === 'student' && <InterestsCard />}
        </>
      ) : error ? (
        <EmptyState
          title={t('dashboard.loadFailed')}
          headingLevel={2}
          text={errorText(toApiError(error))}
          action={
            <Button icon={refreshIcon} busy={isFetching} onClick={() => void refetch()}>
              {t('dashboard.retry')}
            </Button>
          }
        />
      ) : (
        <DashboardSkeleton />
      )}
    </div>
  )
}
