import { ApiError } from '@pathquest/sdk/api/error'
import { Toaster } from '@pathquest/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '../../api/query-client'
import { useWebMessages } from '../../messages'
import type { VisitStore } from '../../session/visit'
import { LoadingScreen } from '../../shell/AppShell'
import { PageErrorBoundary } from '../../shell/PageErrorBoundary'
import { RouterNavigation } from '../../shell/RouterNavigation'
import { watchHistory } from '../../shell/steps'
import { toastStore } from '../../shell/Toasts'
import { UpdateNotice } from '../../shell/UpdateNotice'
import { CourseRoutes } from './CourseRoutes'
import { VisitClosed, VisitFailed } from './VisitClosed'
import './course.css'

watchHistory()

interface CourseAppProps {
  basename: string
  visit: VisitStore
}

/**
 * The app inside an LMS: no account, no cookie, no navigation; everything comes from the launch.
 */
export function CourseApp({ basename, visit }: CourseAppProps) {
  const [queryClient] = useState(createQueryClient)
  useEndedVisit(queryClient, visit)
  return (
    <QueryClientProvider client={queryClient}>
      <UpdateNotice />
      <PageErrorBoundary>
        <BrowserRouter basename={basename}>
          <RouterNavigation>
            <VisitPage visit={visit} />
          </RouterNavigation>
        </BrowserRouter>
      </PageErrorBoundary>
      <PlayToasts />
    </QueryClientProvider>
  )
}

const ENDED: readonly string[] = ['launch_expired', 'not_authenticated', 'handover_used']

/** An expired visit is detected by the first refused request. */
function useEndedVisit(queryClient: QueryClient, visit: VisitStore) {
  useEffect(() => {
    const judge = (error: unknown) => {
      if (error instanceof ApiError && ENDED.includes(error.code)) visit.close(error)
    }
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error)
    })
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error)
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queryClient, visit])
}

function VisitPage({ visit }: { visit: VisitStore }) {
  const state = useSyncExternalStore(visit.subscribe, visit.getState)
  switch (state.status) {
    case 'opening':
      return <LoadingScreen />
    case 'open':
      return <CourseRoutes />
    case 'failed':
      return <VisitFailed error={state.error} onRetry={visit.retry} />
    case 'closed':
      return <VisitClosed error={state.error} />
  }
}

function PlayToasts() {
  const t = useWebMessages()
  return <Toaster store={toastStore} label={t('app.notifications')} closeLabel={t('app.close')} />
}
