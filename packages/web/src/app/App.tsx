import '@pathquest/sdk/styles/index.css'
import '../fonts.css'
import '../shell/shell.css'
import '../shell/avatar.css'
import '../shell/header.css'
import '../shell/sidebar.css'
import '../shell/auth.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { BrowserRouter, Link, NavLink, useNavigate } from 'react-router'
import { createQueryClient } from '../api/query-client'
import { LanguageProvider } from '../messages/language'
import { SessionProvider } from '../session/session'
import { type Navigation, NavigationProvider, RoutesProvider } from '../shell/navigation'
import { PageErrorBoundary } from '../shell/PageErrorBoundary'
import { watchHistory } from '../shell/steps'
import { Toasts } from '../shell/Toasts'
import { UpdateNotice } from '../shell/UpdateNotice'
import { AppRoutes } from './AppRoutes'
import { routes } from './routes'

/** Connects the shell's links to the router. */
function RouterNavigation({ children }: { children: ReactNode }) {
  const go = useNavigate()
  const navigation = useMemo<Navigation>(() => ({ Link, NavLink, go: (to) => go(to) }), [go])
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>
}

watchHistory()

interface AppProps {
  /** `/play` inside an LMS frame, `/` everywhere else. */
  basename: string
}

export function App({ basename }: AppProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <UpdateNotice />
          <PageErrorBoundary>
            <BrowserRouter basename={basename}>
              <RoutesProvider value={routes}>
                <RouterNavigation>
                  <AppRoutes />
                </RouterNavigation>
              </RoutesProvider>
            </BrowserRouter>
          </PageErrorBoundary>
          <Toasts />
        </SessionProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}
