import { useEffect, useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { hearSteps } from '../../shell/steps'

interface HeldPlace {
  /** Somebody is about to leave, and waits for the answer. */
  asked: boolean
  leave: () => void
  stay: () => void
}

/** Where an entry stands in the history, as the router counts; the join page's entries have none. */
const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/** The link of this page that a click follows here; other tabs and files are no leaving. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || isElsewhere) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.download || (link.target && link.target !== '_self')) return null
  return link
}

/**
 * Holds whoever is at `place`, a path of the router, until they say that they leave: links of the
 * app, and the browser's steps back and forward. The router follows a step as soon as it hears of
 * it, so the step is taken back before that. What unloads the page, `useHeldPage` asks about.
 */
export function useHeldPlace(isHeld: boolean, place: string): HeldPlace {
  const navigate = useNavigate()
  const here = useHref(place)
  const root = useHref('/')
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
      const path = root === '/' ? pathname : pathname.slice(root.length) || '/'
      setWay(() => () => navigate({ pathname: path, search, hash }))
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
    const stopHearing = hearSteps(onStep)
    return () => {
      document.removeEventListener('click', onClick, true)
      stopHearing()
    }
  }, [isHeld, here, root, navigate])
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
