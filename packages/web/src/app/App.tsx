import '../shell/styles.css'
import '../fonts.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '../api/query-client'
import { LanguageProvider } from '../messages/language'
import { SessionProvider } from '../session/session'
import { PageErrorBoundary } from '../shell/PageErrorBoundary'
import { RouterNavigation } from '../shell/RouterNavigation'
import { watchHistory } from '../shell/steps'
import { Toasts } from '../shell/Toasts'
import { UpdateNotice } from '../shell/UpdateNotice'
import { AppRoutes } from './AppRoutes'

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
              <RouterNavigation>
                <AppRoutes />
              </RouterNavigation>
            </BrowserRouter>
          </PageErrorBoundary>
          <Toasts />
        </SessionProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}
