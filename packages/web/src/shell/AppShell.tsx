import { Loading } from '@pathquest/ui/Loading'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useCallback, useState } from 'react'
import { useWebMessages } from '../messages'
import { navigationMessages } from '../messages/en/navigation'
import { useVisitor } from '../session/visitor'
import { Header } from './Header'
import { Sidebar } from './Sidebar'
import { SidePanel } from './SidePanel'

/** Skip link, header, sidebar of the signed-in user, and the page in `main`. */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useWebMessages()
  const navigation = useMessages(navigationMessages)
  const { user } = useVisitor()
  const [panelOpen, setPanelOpen] = useState(false)
  const closePanel = useCallback(() => setPanelOpen(false), [])
  return (
    <div className="pq-app" data-sidebar={user ? true : undefined}>
      <a className="pq-skip" href="#main">
        {t('app.skip')}
      </a>
      <Header onOpenPanel={user ? () => setPanelOpen(true) : undefined} />
      {user && (
        <div className="pq-app-side">
          <Sidebar user={user} />
        </div>
      )}
      {user && (
        <SidePanel open={panelOpen} onClose={closePanel} label={navigation('nav.sections')}>
          <Sidebar user={user} onNavigate={closePanel} />
        </SidePanel>
      )}
      <main className="pq-app-main" id="main" tabIndex={-1}>
        {user?.awaitsApproval && (
          <p className="app-awaits" role="status">
            {navigation('nav.awaitsApproval')}
          </p>
        )}
        {children}
      </main>
    </div>
  )
}

/** While the session or a page is loading. */
export function LoadingScreen() {
  const t = useWebMessages()
  return (
    <div className="pq-loading-screen">
      <Loading text={t('app.loading')} />
    </div>
  )
}
