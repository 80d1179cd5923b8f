import type { KeyboardEvent } from 'react'

/** The user is typing, or uses a browser shortcut. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  return (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
}

/**
 * The keys of a widget, as its `onKeyDown`. `take` does what a key means there, and returns whether
 * it means anything: the host page must not use the same key for its own shortcut.
 */
export const widgetKeys =
  (take: (event: KeyboardEvent) => boolean) =>
  (event: KeyboardEvent): void => {
    if (isTyping(event) || !take(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
