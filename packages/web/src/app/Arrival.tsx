import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useWebMessages, type WebMessageKey } from '../messages'
import { usePageTitle } from '../shell/page-title'

let lastPlace: string | undefined

/**
 * Stands beside a page and acts once it is there: names the window, and after a navigation within
 * the app moves focus to the page's heading and the view to its top.
 */
export function Arrival({ place, title }: { place: string; title?: WebMessageKey }) {
  const t = useWebMessages()
  const navigation = useNavigationType()
  const { hash } = useLocation()
  usePageTitle(title ? t(title) : undefined)
  useEffect(() => {
    const first = lastPlace === undefined
    const same = lastPlace === place
    lastPlace = place
    if (first || same || hash) return
    const main = document.querySelector<HTMLElement>('main')
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    if (target && !target.contains(document.activeElement)) {
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    if (navigation !== 'POP') window.scrollTo(0, 0)
  }, [place, hash, navigation])
  return null
}
