import { useEffect, useRef } from 'react'

let isFirst = true

/** After the first page of a visit each one begins at its top, with the focus on its heading. */
export function useArrival() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFirst) {
      isFirst = false
      return
    }
    window.scrollTo(0, 0)
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    if (!target || target.contains(document.activeElement)) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus()
  }, [])
  return main
}
