import { type RefObject, useEffect, useState } from 'react'

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Whether this box scrolls and contains nothing focusable: then it needs a tab stop of its own. */
export function useScrollStop(box: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isStop, setStop] = useState(false)
  useEffect(() => {
    const element = isOn ? box.current : null
    if (!element) return
    const look = () =>
      setStop(element.scrollHeight > element.clientHeight && !element.querySelector(STOPS))
    const observer = new ResizeObserver(look)
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [box, isOn])
  return isStop && isOn
}
