import type { UserType } from '@pathquest/game-core/constants'
import { createContext, useContext, useMemo } from 'react'
import { matchPath } from 'react-router'
import type { RouteEntry } from './route-table'

const RoutesContext = createContext<readonly RouteEntry[]>([])

/** Tells links and navigation which pages exist; pages never import the table that imports them. */
export const RoutesProvider = RoutesContext.Provider

type Nav = NonNullable<RouteEntry['nav']>
export type NavEntry<Place extends keyof Nav> = { path: string } & Record<
  Place,
  NonNullable<Nav[Place]>
>

function entriesOf<Place extends keyof Nav>(
  routes: readonly RouteEntry[],
  place: Place,
): NavEntry<Place>[] {
  return routes.flatMap((route) => {
    const value = route.nav?.[place]
    return value ? [{ path: route.path, [place]: value } as NavEntry<Place>] : []
  })
}

export function knownRoutes(routes: readonly RouteEntry[]) {
  return {
    /** Whether a page exists behind this path; links to pages that do not exist are not shown. */
    hasRoute: (path: string): boolean =>
      routes.some((route) => matchPath(route.path, path.split(/[?#]/)[0] ?? path) !== null),
    headerEntries: () => entriesOf(routes, 'header'),
    profileEntries: () => entriesOf(routes, 'profileMenu'),
    /** The sidebar of one role: the general entries, then the group of teaching tools. */
    sidebarEntries: (role: UserType) => {
      const mine = entriesOf(routes, 'sidebar').filter(
        ({ sidebar }) => sidebar.for === undefined || sidebar.for === role,
      )
      return {
        general: mine.filter(({ sidebar }) => !sidebar.group),
        teaching: mine.filter(({ sidebar }) => sidebar.group === 'teaching'),
      }
    },
  }
}

/** What navigation and links ask of the route table. */
export function useKnownRoutes() {
  const routes = useContext(RoutesContext)
  return useMemo(() => knownRoutes(routes), [routes])
}
