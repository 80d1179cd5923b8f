import { type RefObject, useEffect, useRef } from 'react'

/** A keyboard shortcut. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`, letters in lower case. */
  keys: readonly string[]
  run: () => void
}

/**
 * Shortcuts of the whole page; not while the user types, in a dialog, or for a button's own key.
 */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  shortcuts: readonly Shortcut[],
): void {
  const known = useRef(shortcuts)
  known.current = shortcuts
  useEffect(() => {
    // A projector may be rendered into another window than this code's.
    const page = root.current?.ownerDocument
    if (!page) return
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTaken(event, page)) return
      const key = event.key.toLowerCase()
      const shortcut = known.current.find(({ keys }) => keys.includes(key))
      if (!shortcut) return
      event.preventDefault()
      shortcut.run()
    }
    page.addEventListener('keydown', pressed)
    return () => page.removeEventListener('keydown', pressed)
  }, [root])
}

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
const PRESSED = 'button, a, summary, input, [role="button"]'

function isTaken(event: KeyboardEvent, page: Document): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (page.querySelector('dialog[open]')) return true
  // A shadow root exposes only its host.
  const target = event.composedPath()[0]
  const element = target && 'closest' in target ? (target as Element) : null
  if (!element) return false
  return element.closest(TYPED_INTO) !== null || (event.key === ' ' && !!element.closest(PRESSED))
}
