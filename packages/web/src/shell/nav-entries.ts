import type { UserType } from '@pathquest/core/accounts/account-choices'
import { createContext, useContext, useMemo } from 'react'
import type { RouteEntry } from './route-table'

const RoutesContext = createContext<readonly RouteEntry[]>([])

/** Tells links and navigation which pages exist; pages never import the table that imports them. */
export const RoutesProvider = RoutesContext.Provider
export const useRoutes = () => useContext(RoutesContext)

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

export function navEntries(routes: readonly RouteEntry[]) {
  return {
    headerEntries: () => entriesOf(routes, 'header'),
    profileEntries: () => entriesOf(routes, 'profileMenu'),
    /** The sidebar of one role: the general entries, teaching tools, administration. */
    sidebarEntries: (role: UserType, isAdmin = false) => {
      const mine = entriesOf(routes, 'sidebar').filter(
        ({ sidebar: { for: whom } }) =>
          whom === undefined || (whom === 'admin' ? isAdmin : whom === role),
      )
      return {
        general: mine.filter(({ sidebar }) => !sidebar.group),
        teaching: mine.filter(({ sidebar }) => sidebar.group === 'teaching'),
        administration: mine.filter(({ sidebar }) => sidebar.group === 'administration'),
      }
    },
  }
}

/** What the navigation shows of the route table. */
export function useNavEntries() {
  const routes = useRoutes()
  return useMemo(() => navEntries(routes), [routes])
}
