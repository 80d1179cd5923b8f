import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { useWebMessages } from '../messages'
import { shellMessages } from '../messages/en/shell'
import { titleMessages } from '../messages/en/titles'
import { type ReturnState, type SessionUser, useSession } from '../session/session'
import { LoadingScreen } from '../shell/AppShell'
import { focusPage, usePageTitle } from '../shell/navigation'
import { RetryError } from '../shell/RetryError'
import type { Access, TitleKey } from '../shell/route-entry'

const titles = { ...shellMessages, ...titleMessages }
let lastPlace: string | undefined

/**
 * Rendered beside a page and active once that has loaded: sets the document title, and after a
 * navigation within the app moves focus to the page's heading and scrolls to the top.
 */
export function Arrival({ place, title }: { place: string; title?: TitleKey }) {
  const t = useMessages(titles)
  const navigation = useNavigationType()
  const { hash } = useLocation()
  usePageTitle(title ? t(title) : undefined)
  useEffect(() => {
    const first = lastPlace === undefined
    const same = lastPlace === place
    lastPlace = place
    if (first || same || hash) return
    focusPage()
    if (navigation !== 'POP') window.scrollTo(0, 0)
  }, [place, hash, navigation])
  return null
}

/** Checks access to a route: signed-out users go to /login, a wrong role to /dashboard. */
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
