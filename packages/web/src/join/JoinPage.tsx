import { useEffect, useSyncExternalStore } from 'react'
import { routes } from '../app/routes'
import { useWebMessages } from '../messages'
import { LanguageProvider } from '../messages/language'
import { JoinGame } from '../pages/join-game/JoinGame'
import { VisitorProvider } from '../session/visitor'
import { AppShell } from '../shell/AppShell'
import { NavigationProvider, RoutesProvider, usePageTitle } from '../shell/navigation'
import { PageErrorBoundary } from '../shell/PageErrorBoundary'
import { Toasts } from '../shell/Toasts'
import { UpdateNotice } from '../shell/UpdateNotice'
import { navigation, useOwnVisitor } from './open-app'

const never = () => () => {}

/**
 * /join-game as a standalone page: for a student with a code, without router and query client. Its
 * markup is prerendered by the build, so the first frame has no user and no code.
 */
export function JoinPage() {
  const visitor = useOwnVisitor()
  const query = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
  // Hidden until now for users of another language than English: see join-game.html.
  useEffect(() => document.documentElement.removeAttribute('data-awaits-texts'), [])
  return (
    <LanguageProvider>
      <VisitorProvider value={visitor}>
        <NavigationProvider value={navigation}>
          <RoutesProvider value={routes}>
            <UpdateNotice />
            <PageErrorBoundary>
              <Title />
              <AppShell>
                <JoinGame query={query} />
              </AppShell>
            </PageErrorBoundary>
            <Toasts />
          </RoutesProvider>
        </NavigationProvider>
      </VisitorProvider>
    </LanguageProvider>
  )
}

function Title() {
  const t = useWebMessages()
  usePageTitle(t('title.joinGame'))
  return null
}
