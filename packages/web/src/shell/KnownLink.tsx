import { type ReactNode, useMemo } from 'react'
import { Link, matchPath } from 'react-router'
import { useWebMessages } from '../messages'
import { type RouteEntry, useRoutes } from './route-table'

/** Whether a page exists for this path; links to pages that do not exist are not shown. */
export const hasRoute = (routes: readonly RouteEntry[], path: string): boolean =>
  routes.some((route) => matchPath(route.path, path.split(/[?#]/)[0] ?? path) !== null)

/** Queries of the route table for links. */
export function useKnownRoutes() {
  const routes = useRoutes()
  return useMemo(() => ({ hasRoute: (path: string) => hasRoute(routes, path) }), [routes])
}

interface KnownLinkProps {
  to: string
  className?: string
  /** For a form that must not be lost. */
  newTab?: boolean
  children: ReactNode
}

/** A link if its page exists, else its text. */
export function KnownLink({ to, className, newTab, children }: KnownLinkProps) {
  const { hasRoute } = useKnownRoutes()
  const t = useWebMessages()
  if (!hasRoute(to)) return <>{children}</>
  return (
    <Link to={to} className={className} target={newTab ? '_blank' : undefined}>
      {children}
      {newTab && <span className="pq-hidden"> {t('nav.newTab')}</span>}
    </Link>
  )
}
