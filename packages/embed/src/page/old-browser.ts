import { isBelowFloor } from '@pathquest/core/browser-floor'

/** Safari has them from 16.4 on. No policy of a page forbids them. */
export const hasConstructedSheets = 'adoptedStyleSheets' in document

/** What stands in for a constructed sheet. */
export function styleElement(text: string): HTMLStyleElement {
  const element = document.createElement('style')
  element.textContent = text
  return element
}

/** Below the floor, or without constructed sheets on a page whose policy forbids style elements. */
export function isTooOld(): boolean {
  if (isBelowFloor()) return true
  if (hasConstructedSheets) return false
  const probe = styleElement('a{}')
  document.head.append(probe)
  const isForbidden = !probe.sheet
  probe.remove()
  return isForbidden
}
