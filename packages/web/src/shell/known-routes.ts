import { useMemo } from 'react'
import { matchPath } from 'react-router'
import { useRoutes } from './nav-entries'
import type { RouteEntry } from './route-table'

/** Whether a page exists behind this path; links to pages that do not exist are not shown. */
export const hasRoute = (routes: readonly RouteEntry[], path: string): boolean =>
  routes.some((route) => matchPath(route.path, path.split(/[?#]/)[0] ?? path) !== null)

/** What links ask of the route table. */
export function useKnownRoutes() {
  const routes = useRoutes()
  return useMemo(() => ({ hasRoute: (path: string) => hasRoute(routes, path) }), [routes])
}
