import { type ReactNode, useMemo } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { type Navigation, NavigationProvider } from '../shell/navigation'

/** The shell's links are the router's. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const go = useNavigate()
  const navigation = useMemo<Navigation>(() => ({ Link, NavLink, go: (to) => go(to) }), [go])
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>
}
