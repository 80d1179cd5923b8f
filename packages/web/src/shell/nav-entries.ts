import type { UserType } from '@pathquest/core/accounts/account-choices'
import { navRoutes } from './nav-routes'
import type { RouteEntry } from './route-entry'

type Nav = NonNullable<RouteEntry['nav']>
type NavEntry<Place extends keyof Nav> = { path: string } & Record<Place, NonNullable<Nav[Place]>>

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

export const { headerEntries, profileEntries, sidebarEntries } = navEntries(navRoutes)
