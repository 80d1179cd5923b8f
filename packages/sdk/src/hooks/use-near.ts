import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `onNear` when the element comes within `ahead` of what is visible; watched anew whenever
 * `watch` changes, not at all while it is null.
 */
export function useNear(
  element: RefObject<Element | null>,
  ahead: string,
  watch: unknown,
  onNear: () => void,
) {
  const latest = useRef(onNear)
  latest.current = onNear
  // biome-ignore lint/correctness/useExhaustiveDependencies: `watch` says when to watch anew
  useEffect(() => {
    if (!element.current || watch === null) return
    if (typeof IntersectionObserver === 'undefined') {
      latest.current()
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { rootMargin: ahead },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [ahead, watch])
}
