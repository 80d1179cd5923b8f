import type { KeyboardEvent } from 'react'

/** The user is typing, or uses a browser shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  return (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
}
