import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useWebMessages } from '../messages'
import { type ReturnState, type SessionUser, useSession } from '../session/session'
import { LoadingScreen } from '../shell/LoadingScreen'
import { RetryError } from '../shell/RetryError'
import type { Access } from '../shell/route-table'

/** Lets in whom the route is for: nobody known goes to /login, a wrong role to /dashboard. */
export function RouteGuard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, user, refresh } = useSession()
  const location = useLocation()
  const t = useWebMessages()
  if (access === 'public') return children
  if (status === 'loading') return <LoadingScreen />
  if (status === 'failed') {
    return (
      <div className="pq-page pq-page-narrow">
        <RetryError onRetry={() => refresh()}>{t('app.initializationFailed')}</RetryError>
      </div>
    )
  }
  if (!user) {
    const { pathname, search, hash } = location
    const state: ReturnState = { from: { pathname, search, hash } }
    return <Navigate to="/login" state={state} replace />
  }
  if (!mayOpen(access, user)) return <Navigate to="/dashboard" replace />
  return children
}

const mayOpen = (access: Access, { userType, isAdmin }: SessionUser): boolean =>
  access === 'signed-in' || (access === 'admin' ? isAdmin : access === userType)
