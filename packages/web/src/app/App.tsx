import '../shell/styles.css'
import '../fonts.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '../api/query-client'
import { LanguageProvider } from '../messages/language'
import { SessionProvider } from '../session/session'
import { PageErrorBoundary } from '../shell/PageErrorBoundary'
import { RouterNavigation } from '../shell/RouterNavigation'
import { Toasts } from '../shell/Toasts'
import { UpdateNotice } from '../shell/UpdateNotice'
import { AppRoutes, type AppRoutesProps } from './AppRoutes'

interface AppProps extends AppRoutesProps {
  /** `/play` inside an LMS frame, `/` everywhere else. */
  basename: string
}

export const App = ({ basename, ...routes }: AppProps) => (
  <AppFrame>
    {/* In a transition, a session that ends right after a navigation is drawn before it, and the guard
        of the page that is being left leads to /login instead. */}
    <BrowserRouter basename={basename} useTransitions={false}>
      <AppPages {...routes} />
    </BrowserRouter>
  </AppFrame>
)

/** The app, for a page that began without it: its pages name modes. */
export async function loadApp() {
  const { loadModeTexts } = await import('../modes/mode-texts')
  await loadModeTexts()
  return App
}

/** Everything of the app but its router and its pages. */
export function AppFrame({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <UpdateNotice />
          <PageErrorBoundary>{children}</PageErrorBoundary>
          <Toasts />
        </SessionProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}

/** The pages, inside a router. */
export const AppPages = (routes: AppRoutesProps) => (
  <RouterNavigation>
    <AppRoutes {...routes} />
  </RouterNavigation>
)
