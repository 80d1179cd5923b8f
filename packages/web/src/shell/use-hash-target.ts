import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the URL's fragment, once the page `isThere`, and focuses its heading. */
export function useHashTarget(isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = isThere && hash ? document.getElementById(hash.slice(1)) : null
    if (!target) return
    const heading = target.querySelector<HTMLElement>('h2')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    target.scrollIntoView()
  }, [isThere, hash])
}
