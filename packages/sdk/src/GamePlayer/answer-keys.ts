import type { KeyboardEvent } from 'react'

/** 1-6 and A-F choose an option; undefined for every other key. */
export function answerKey(key: string, options: number): number | undefined {
  if (key.length !== 1) return undefined
  const letter = key.toUpperCase().charCodeAt(0) - 65
  const index = letter >= 0 && letter < 6 ? letter : '123456'.indexOf(key)
  return index >= 0 && index < options ? index : undefined
}

/** Somebody writes, or means a shortcut of the browser. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  return (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
}
