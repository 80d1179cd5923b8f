import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
} from 'react'
import { useWebMessages } from '../messages'

/** Sets the document title; a page may set its own after its data has loaded. */
export function usePageTitle(title: string | undefined) {
  const t = useWebMessages()
  const name = t('app.name')
  useEffect(() => {
    document.title = title ? `${title} | ${name}` : name
  }, [title, name])
}

/** After a navigation: readers of the screen and of the keyboard go on at the page's heading. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target || target.contains(document.activeElement)) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  state?: unknown
  className?: string
  children?: ReactNode
}

/** How links navigate: by the router in the app, without one on a standalone page. */
export interface Navigation {
  Link: ComponentType<LinkProps>
  /** Marks a link to the current page. */
  NavLink: ComponentType<LinkProps>
  go: (to: string) => void
  /** Without a new step in the history. */
  replace: (to: string) => void
  /** The URL path of a page: inside an LMS all of them are below `/play`. */
  hrefOf: (to: string) => string
}

const NavigationContext = createContext<Navigation | null>(null)
export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider around it')
  return navigation
}
