import { graphemeCount } from './players/display-name'

/** Nothing is drawn for them: controls, joiners, fillers, the blank of Braille. */
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800`
const SEEN = new RegExp(String.raw`[^\s${UNSEEN}]`, 'u')
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu')

/** Whether somebody who reads it sees anything. */
export const isVisible = (text: string): boolean => SEEN.test(text)

/** How many signs people see; joined emoji are one, and what is invisible counts for nothing. */
export const visibleLength = (text: string): number =>
  isVisible(text) ? Math.min(graphemeCount(text), graphemeCount(text.replace(ALL_UNSEEN, ''))) : 0

/** Whether two of them look the same: accents composed, spaces and invisible signs aside. */
export function hasLookAlikes(texts: readonly string[]): boolean {
  const looks = texts.map((text) =>
    text.replace(/\s+/g, ' ').replace(ALL_UNSEEN, '').normalize('NFC').trim(),
  )
  return new Set(looks).size < looks.length
}
