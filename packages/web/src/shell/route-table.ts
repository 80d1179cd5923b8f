import type { UserType } from '@pathquest/core/accounts/account-choices'
import type { IconDrawing } from '@pathquest/ui/art/Icon'
import { flagIcon, keyIcon, screenIcon, signpostIcon, usersIcon } from '@pathquest/ui/art/icons'
import { type ComponentType, createContext, useContext, useMemo } from 'react'
import type { WebMessageKey } from '../messages'
import {
  chartIcon,
  codeIcon,
  compassIcon,
  dashboardIcon,
  familyIcon,
  listIcon,
  schoolIcon,
  settingsIcon,
  signInIcon,
  storeIcon,
  userCheckIcon,
} from './icons'

/** The drawings of the navigation. */
export const NAV_ICONS = {
  dashboard: dashboardIcon,
  careers: compassIcon,
  pathkeys: keyIcon,
  join: signInIcon,
  interests: signpostIcon,
  market: storeIcon,
  settings: settingsIcon,
  children: familyIcon,
  host: screenIcon,
  sets: listIcon,
  students: usersIcon,
  analytics: chartIcon,
  embed: codeIcon,
  lms: schoolIcon,
  people: userCheckIcon,
  reports: flagIcon,
} satisfies Record<string, IconDrawing>

type NavIcon = keyof typeof NAV_ICONS

/** Who may open a route: anybody, any account, one role, or administrators of every role. */
export type Access = 'public' | 'signed-in' | 'admin' | UserType

export interface RouteEntry {
  path: string
  /** The document title. */
  title?: WebMessageKey
  access: Access
  /** `app`: header and sidebar; `bare`: the page draws everything itself. */
  chrome?: 'app' | 'bare'
  load: () => Promise<{ default: ComponentType }>
  /** Where the page appears in the navigation; a page without an entry cannot be linked to. */
  nav?: {
    header?: WebMessageKey
    profileMenu?: WebMessageKey
    sidebar?: {
      label: WebMessageKey
      icon: NavIcon
      for?: UserType | 'admin'
      group?: 'teaching' | 'administration'
    }
  }
}

const RoutesContext = createContext<readonly RouteEntry[]>([])

/**
 * Provides the existing pages to links and navigation; pages never import the table that imports
 * them.
 */
export const RoutesProvider = RoutesContext.Provider
export const useRoutes = () => useContext(RoutesContext)

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

/** The navigation entries from the route table. */
export function useNavEntries() {
  const routes = useRoutes()
  return useMemo(() => navEntries(routes), [routes])
}
