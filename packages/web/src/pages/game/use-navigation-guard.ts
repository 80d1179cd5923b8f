import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '../../shell/navigation'
import { interceptHistory } from '../../shell/steps'

interface NavigationGuard {
  /** The user is about to leave, and is asked for confirmation. */
  asked: boolean
  leave: () => void
  stay: () => void
}

/** The index of a history entry, as the router counts; the join page's entries have none. */
const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/** The same-page link that a click follows; other tabs and downloads do not leave the page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || isElsewhere) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.download || (link.target && link.target !== '_self')) return null
  return link
}

/**
 * Navigation guard: keeps the user at `place`, a path of the router, until they confirm leaving,
 * for links of the app and the browser's back and forward. The router follows a history step as
 * soon as it is notified, so the step is reverted before that. Page unloads are handled by
 * `useLeaveWarning`.
 */
export function useNavigationGuard(isHeld: boolean, place: string): NavigationGuard {
  const { go, hrefOf } = useNavigation()
  const here = hrefOf(place)
  const root = hrefOf('/')
  const [way, setWay] = useState<(() => void) | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isHeld) return setWay(null)
    const isHere = (path: string) => path === here || path.startsWith(`${here}/`)
    let index = indexOf(window.history.state)
    let isReturning = false
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== window.location.origin || isHere(pathname)) return
      event.preventDefault()
      const path = root === '/' ? pathname : `/${pathname.slice(root.length)}`
      setWay(() => () => go(path + search + hash))
    }
    const onStep = (event: PopStateEvent) => {
      const isBack = isHere(window.location.pathname)
      if (isBack) index = indexOf(event.state) ?? index
      if (isLeaving.current || (isBack && !isReturning)) return
      event.stopImmediatePropagation()
      if (isBack) {
        isReturning = false
        return
      }
      const steps = (indexOf(event.state) ?? -1) - (index ?? 0) || -1
      isReturning = true
      window.history.go(-steps)
      setWay(() => () => window.history.go(steps))
    }
    document.addEventListener('click', onClick, true)
    const unsubscribe = interceptHistory(onStep)
    return () => {
      document.removeEventListener('click', onClick, true)
      unsubscribe()
    }
  }, [isHeld, here, root, go])
  return {
    asked: way !== null,
    stay: () => setWay(null),
    leave: () => {
      isLeaving.current = true
      setWay(null)
      way?.()
    },
  }
}
