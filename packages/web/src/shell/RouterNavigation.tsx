import { type ReactNode, useMemo } from 'react'
import { Link, NavLink, useHref, useNavigate } from 'react-router'
import { type Navigation, NavigationProvider } from './navigation'

/** Connects links and pages to the router. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const root = useHref('/')
  const navigation = useMemo<Navigation>(
    () => ({
      Link,
      NavLink,
      go: (to) => navigate(to),
      replace: (to) => navigate(to, { replace: true }),
      hrefOf: (to) => (root === '/' ? to : `${root}${to}`),
    }),
    [navigate, root],
  )
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>
}
