import { type RefObject, startTransition, useEffect, useRef } from 'react'

/**
 * Calls `onNear` once, `delayMs` after the element came within `ahead` of the viewport; observes
 * again whenever `watch` changes, not at all while it is null.
 */
export function useNear(
  element: RefObject<Element | null>,
  ahead: string,
  watch: unknown,
  onNear: () => void,
  delayMs = 0,
) {
  const latest = useRef(onNear)
  latest.current = onNear
  // biome-ignore lint/correctness/useExhaustiveDependencies: `watch` says when to observe again
  useEffect(() => {
    if (!element.current || watch === null) return
    if (typeof IntersectionObserver === 'undefined') {
      latest.current()
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // Input that arrives meanwhile has priority.
        timer = setTimeout(() => startTransition(latest.current), delayMs)
      },
      { rootMargin: ahead },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [ahead, watch, delayMs])
}
