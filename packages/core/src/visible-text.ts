const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl ? new Intl.Segmenter('en') : null

/**
 * What joins the preceding character: a fallback for Firefox below 125, which has no
 * Intl.Segmenter.
 */
const JOINED = /[\p{M}\p{Emoji_Modifier}]|\u200d\p{Emoji}/gu

/** Number of user-perceived characters (graphemes). */
export function graphemeCount(text: string): number {
  if (!segmenter) return [...text.replace(JOINED, '')].length
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

/** The user-perceived characters; code points where the browser cannot tell. */
export const graphemesOf = (text: string): string[] =>
  segmenter ? [...segmenter.segment(text)].map((part) => part.segment) : [...text]

/** Invisible characters: controls, joiners, fillers, the Braille blank. */
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800`
const SEEN = new RegExp(String.raw`[^\s${UNSEEN}]`, 'u')
const ALL_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu')

/** Whether a reader sees anything of it. */
export const isVisible = (text: string): boolean => SEEN.test(text)

/** Number of visible characters; joined emoji are one, invisible ones count as nothing. */
export const visibleLength = (text: string): number =>
  isVisible(text) ? Math.min(graphemeCount(text), graphemeCount(text.replace(ALL_UNSEEN, ''))) : 0

/** Whether two of them look the same: accents composed, spaces and invisible characters ignored. */
export function hasLookAlikes(texts: readonly string[]): boolean {
  const looks = texts.map((text) =>
    text.replace(/\s+/g, ' ').replace(ALL_UNSEEN, '').normalize('NFC').trim(),
  )
  return new Set(looks).size < looks.length
}
