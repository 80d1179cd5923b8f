import { type RefObject, useEffect } from 'react'

/**
 * Whether the focus is inside this widget, or nowhere. Then it may be moved; never out of a host
 * page.
 */
function mayMoveFocus(element: HTMLElement): boolean {
  const root = element.getRootNode() as Document | ShadowRoot
  const active = root.activeElement
  if (active) return active === document.body || element.closest('.pq')?.contains(active) === true
  return document.activeElement === document.body
}

/** Moves the focus to an element when `key` changes, for example to the heading of a new question. */
export function useFocusOn(ref: RefObject<HTMLElement | null>, key: string | null): void {
  useEffect(() => {
    const element = ref.current
    if (key !== null && element && mayMoveFocus(element)) element.focus({ preventScroll: true })
  }, [key, ref])
}
