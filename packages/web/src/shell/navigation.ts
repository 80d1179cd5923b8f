import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  state?: unknown
  className?: string
  children?: ReactNode
}

/** How the shell and what it frames lead on: by the router in the app, without one on a page of its own. */
export interface Navigation {
  Link: ComponentType<LinkProps>
  /** Says when it leads to the page that is shown. */
  NavLink: ComponentType<LinkProps>
  go: (to: string) => void
}

const NavigationContext = createContext<Navigation | null>(null)
export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider around it')
  return navigation
}
