import { useMessages } from '@pathquest/ui/messages'
import { useDashboard } from '../../api/dashboard'
import { dashboardMessages } from '../../messages/en/dashboard'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../shell/LoadFailed'
import { ConfirmEmail } from '../verify-email/ConfirmEmail'
import { ChildrenCards } from './ChildrenCards'
import { DashboardSkeleton } from './DashboardSkeleton'
import { GamesCard } from './GamesCard'
import { InterestsCard } from './InterestsCard'
import { PathkeysCard } from './PathkeysCard'
import { StatCards } from './StatCards'
import { TeachingCards } from './TeachingCards'
import { WelcomeBanner } from './WelcomeBanner'
import './dashboard.css'

/** /dashboard: where everybody lands after signing in and after a game. */
export function DashboardPage() {
  const t = useMessages(dashboardMessages)
  const { user } = useSession()
  const { data, error, refetch, isFetching } = useDashboard()
  if (!user) return null
  return (
    <div className="pq-page dashboard">
      <WelcomeBanner name={user.displayName} userType={user.userType} createdAt={user.createdAt} />
      <ConfirmEmail />
      {user.userType === 'parent' && <ChildrenCards />}
      {data ? (
        <>
          {data.teaching && <TeachingCards games={data.games} teaching={data.teaching} />}
          {user.userType !== 'student' && <h2>{t('dashboard.own')}</h2>}
          <StatCards figures={data} />
          <div className="dashboard-columns">
            {!data.teaching && <GamesCard games={data.games} userType={user.userType} />}
            <PathkeysCard pathkeys={data.recentPathkeys} />
          </div>
          {user.userType === 'student' && <InterestsCard />}
        </>
      ) : error ? (
        <LoadFailed
          headingLevel={2}
          title={t('dashboard.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      ) : (
        <DashboardSkeleton />
      )}
    </div>
  )
}
