import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const WIDTH_MIN = 240

/** The width of an element in px, so that what is drawn in it needs no scaling and texts keep their size. */
export function useWidth(): [RefObject<HTMLElement | null>, number] {
  const ref = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(WIDTH_MIN)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.max(WIDTH_MIN, Math.round(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
