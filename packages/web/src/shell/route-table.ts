import type { UserType } from '@pathquest/core/accounts/account-choices'
import type { ComponentType } from 'react'
import type { WebMessageKey } from '../messages'
import type { NavIcon } from './nav-icons'

/** Who may open a route: anybody, any account, one role, or administrators of whatever role. */
export type Access = 'public' | 'signed-in' | 'admin' | UserType

export interface RouteEntry {
  path: string
  /** Title of the window. */
  title?: WebMessageKey
  access: Access
  /** `app`: header and sidebar; `bare`: the page draws everything itself. */
  chrome?: 'app' | 'bare'
  load: () => Promise<{ default: ComponentType }>
  /** Where the page appears in the navigation; a page without an entry here cannot be linked to. */
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
