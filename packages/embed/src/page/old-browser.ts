import { isBelowFloor } from '@pathquest/core/browser-floor'

/** Constructable style sheets: in Safari from 16.4 on. No policy of a page blocks them. */
export const hasConstructedSheets = 'adoptedStyleSheets' in document

/** The fallback for a constructed style sheet. */
export function styleElement(text: string): HTMLStyleElement {
  const element = document.createElement('style')
  element.textContent = text
  return element
}

/**
 * Unsupported, or without constructable style sheets on a page whose policy blocks style elements.
 */
export function isTooOld(): boolean {
  if (isBelowFloor()) return true
  if (hasConstructedSheets) return false
  const probe = styleElement('a{}')
  document.head.append(probe)
  const isForbidden = !probe.sheet
  probe.remove()
  return isForbidden
}
