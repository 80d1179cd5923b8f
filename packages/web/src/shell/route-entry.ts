import type { UserType } from '@pathquest/core/accounts/account-choices'
import type { PlainKey } from '@pathquest/ui/messages'
import type { WebMessageKey } from '../messages'
import type { navigationMessages } from '../messages/en/navigation'
import type { titleMessages } from '../messages/en/titles'
import type { NavIcon } from './nav-icons'

/** Who may open a route: anybody, any account, one role, or administrators of every role. */
export type Access = 'public' | 'signed-in' | 'admin' | UserType

export type TitleKey = PlainKey<typeof titleMessages> | WebMessageKey
type NavigationKey = PlainKey<typeof navigationMessages>

export interface RouteEntry {
  path: string
  /** The document title. */
  title?: TitleKey
  access: Access
  /** `app`: header and sidebar; `bare`: the page draws everything itself. */
  chrome?: 'app' | 'bare'
  /** Where the page appears in the navigation. */
  nav?: {
    header?: NavigationKey
    profileMenu?: NavigationKey
    sidebar?: {
      label: NavigationKey
      icon: NavIcon
      for?: UserType | 'admin'
      group?: 'teaching' | 'administration'
    }
  }
}
