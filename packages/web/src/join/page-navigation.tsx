import type { MouseEvent } from 'react'
import type { LinkProps, Navigation } from '../shell/navigation'
import { openApp } from './open-app'

function Link({ to, state, onClick, ...more }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || isElsewhere) return
    event.preventDefault()
    void openApp(to, state)
  }
  return <a {...more} href={to} onClick={follow} />
}

const NavLink = (props: LinkProps) => (
  <Link {...props} aria-current={props.to === '/join-game' ? 'page' : undefined} />
)

/** Every way from this page leads into the app. */
export const navigation: Navigation = { Link, NavLink, go: (to) => void openApp(to) }
