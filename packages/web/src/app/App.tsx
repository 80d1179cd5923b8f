import { Toaster } from '@pathquest/sdk/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '../api/query-client'
import { useWebMessages } from '../messages'
import { AppRoutes } from './AppRoutes'
import { RoutesProvider } from './known-routes'
import { PageErrorBoundary } from './PageErrorBoundary'
import { routes } from './routes'
import { SessionProvider } from './session'
import { toastStore } from './toasts'
import { UpdateNotice } from './UpdateNotice'

export interface AppProps {
  /** `/play` inside an LMS frame, `/` everywhere else. */
  basename: string
}

export function App({ basename }: AppProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <UpdateNotice />
        <PageErrorBoundary>
          <BrowserRouter basename={basename}>
            <RoutesProvider value={routes}>
              <AppRoutes />
            </RoutesProvider>
          </BrowserRouter>
        </PageErrorBoundary>
        <Toasts />
      </SessionProvider>
    </QueryClientProvider>
  )
}

function Toasts() {
  const t = useWebMessages()
  return <Toaster store={toastStore} label={t('app.notifications')} closeLabel={t('app.close')} />
}
