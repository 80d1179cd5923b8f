import { type ComponentType, lazy, Suspense } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router'
import { PAGES } from '../pages'
import { NotFoundPage } from '../pages/not-found/NotFoundPage'
import { AppShell, LoadingScreen } from '../shell/AppShell'
import { PageErrorBoundary } from '../shell/PageErrorBoundary'
import type { RouteEntry } from '../shell/route-entry'
import { type RoutePath, routes } from '../shell/routes'
import { Arrival, RouteGuard } from './RouteGuard'

const pages = new Map<RoutePath, ComponentType>(
  routes.map(({ path }) => [path, lazy(PAGES[path])] as const),
)

export interface AppRoutesProps {
  /** Pages whose code is there: they are rendered at once. */
  loaded?: Partial<Record<RoutePath, ComponentType>> | undefined
}

interface PageProps extends AppRoutesProps {
  route: RouteEntry & { path: RoutePath }
}

function Page({ route, loaded }: PageProps) {
  const { pathname } = useLocation()
  const Content = loaded?.[route.path] ?? (pages.get(route.path) as ComponentType)
  // The views of one game are one place: switching between them keeps the page mounted.
  const place = matchPath(route.path, pathname)?.pathnameBase ?? pathname
  const guarded = (
    <PageErrorBoundary key={place}>
      <RouteGuard access={route.access}>
        <Suspense fallback={<LoadingScreen />}>
          <Content />
          <Arrival place={place} title={route.title} />
        </Suspense>
      </RouteGuard>
    </PageErrorBoundary>
  )
  return route.chrome === 'bare' ? guarded : <AppShell>{guarded}</AppShell>
}

/** The route table as routes; any other path is the 404 page. */
export function AppRoutes({ loaded }: AppRoutesProps) {
  return (
    <Routes>
      {routes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={<Page route={route} loaded={loaded} />}
        />
      ))}
      <Route
        path="*"
        element={
          <AppShell>
            <NotFoundPage />
            <Arrival place="404" title="notFound.title" />
          </AppShell>
        }
      />
    </Routes>
  )
}
