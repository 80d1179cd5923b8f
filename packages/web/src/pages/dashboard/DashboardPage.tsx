import './dashboard.css'
import type { UserType } from '@pathquest/core/accounts/account-choices'
import type { Dashboard } from '@pathquest/core/contracts'
import { signpostLook } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDashboard } from '../../api/dashboard'
import { dashboardMessages } from '../../messages/en/dashboard'
import { PlanConcerns } from '../../plans/PlanConcerns'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../shell/LoadFailed'
import { ConfirmEmail } from '../verify-email/VerifyEmailPage'
import { ChildrenCards } from './ChildrenCards'
import { FirstGame } from './FirstGame'
import { GamesCard } from './GamesCard'
import { HomeworkCard } from './HomeworkCard'
import { InterestsCard } from './InterestsCard'
import { PathkeysCard } from './PathkeysCard'
import { PlanCard } from './PlanCard'
import { DashboardSkeleton, StatCards, TeachingCards } from './StatCards'

interface WelcomeBannerProps {
  name: string
  userType: UserType
  /** Of the account. */
  createdAt: number
}

/** A new account is not welcomed "back" for this long. */
const NEW_MS = 24 * 3_600_000

const INTROS = {
  teacher: 'dashboard.introTeacher',
  student: 'dashboard.introStudent',
  parent: 'dashboard.introParent',
} as const

/** The greeting and the main action: teachers host, students join, parents see their children. */
function WelcomeBanner({ name, userType, createdAt }: WelcomeBannerProps) {
  const t = useMessages(dashboardMessages)
  const [now] = useState(Date.now)
  const isNew = now - createdAt < NEW_MS
  return (
    <section className="pq-banner dashboard-banner">
      <Terrain seed="dashboard" />
      <div>
        <h1>{t(isNew ? 'dashboard.welcomeNew' : 'dashboard.welcome', { name })}</h1>
        <p>{t(INTROS[userType])}</p>
      </div>
      {userType === 'teacher' && (
        <Link to="/host-game" {...signpostLook({ tone: 'blaze' })}>
          {t('dashboard.hostGame')}
        </Link>
      )}
      {userType === 'student' && (
        <Link to="/join-game" {...signpostLook({ tone: 'blaze' })}>
          {t('dashboard.joinGame')}
        </Link>
      )}
      <Ridge seed="dashboard" />
    </section>
  )
}

/** Four zeros would be all there is to see. */
const isNothingYet = (figures: Dashboard): boolean =>
  figures.tokens + figures.pathkeysCollected + figures.gamesPlayed + figures.careersExplored === 0

/** /dashboard: the landing page after signing in and after a game. */
export function DashboardPage() {
  const t = useMessages(dashboardMessages)
  const { user } = useSession()
  const { data, error, refetch, isFetching } = useDashboard()
  if (!user) return null
  return (
    <div className="pq-page dashboard">
      <WelcomeBanner name={user.displayName} userType={user.userType} createdAt={user.createdAt} />
      {user.userType === 'teacher' && <PlanConcerns />}
      <ConfirmEmail />
      {user.userType === 'parent' && <ChildrenCards />}
      {user.userType === 'student' && <HomeworkCard />}
      {data ? (
        <>
          {data.teaching && <TeachingCards games={data.games} teaching={data.teaching} />}
          {user.userType !== 'student' && <h2>{t('dashboard.own')}</h2>}
          {user.userType === 'student' && isNothingYet(data) ? (
            <FirstGame />
          ) : (
            <StatCards figures={data} />
          )}
          <div className="dashboard-columns">
            {!data.teaching && <GamesCard games={data.games} userType={user.userType} />}
            <PathkeysCard pathkeys={data.recentPathkeys} />
          </div>
          {user.userType === 'student' && <InterestsCard />}
          {user.userType === 'student' && <PlanCard />}
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
