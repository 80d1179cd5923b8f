import { isFiller, rootWord, tokenize } from '@pathquest/core/search/words'

/** Words that say little about a job, beside the fillers of the search. */
const COMMON = new Set(
  'they them their it its he she his her and but so if than then when while after before until into onto off out up down over under each every all any one two three four five six both other another same new old own next first last back more most less least many much few very too also only even still just not no yes as well good right keep make makes making take takes use uses using help helps need needs go goes come comes people person team day days night week year years time way ways part parts part small large big long short high low done today step follow understand openly'.split(
    ' ',
  ),
)
const ROOT_MIN = 3

/** A word and its root. */
export interface Word {
  word: string
  root: string
}

const known = new Map<string, readonly Word[]>()
/** More texts than the content has. */
const TEXTS_KNOWN_MAX = 50_000

/** The words that carry the meaning of a text; worked out once, as all careers are compared. */
export function meaningfulWords(text: string): readonly Word[] {
  let words = known.get(text)
  if (words === undefined) {
    words = tokenize(text)
      .filter((word) => word.length >= ROOT_MIN && !isFiller(word) && !COMMON.has(word))
      .map((word) => ({ word, root: rootWord(word) }))
    if (known.size >= TEXTS_KNOWN_MAX) known.clear()
    known.set(text, words)
  }
  return words
}

/** The roots of the words that carry the meaning of a text. */
export const contentRoots = (text: string): Set<string> =>
  new Set(meaningfulWords(text).map(({ root }) => root))

/** How much of a word counts as its end, and its beginning: `keeper` and `bar` of `barkeeper`. */
const END_MIN = 4
const START_MIN = 3
/** Two words that begin alike for so long are of one family. */
const BEGINNING_MIN = 5

function isAkin(a: Word, b: Word): boolean {
  if (a.root === b.root) return true
  const [short, long] = a.word.length < b.word.length ? [a.word, b.word] : [b.word, a.word]
  if (short.length < START_MIN) return false
  if (short.length >= END_MIN && long.endsWith(short)) return true
  if (short.charCodeAt(0) !== long.charCodeAt(0)) return false
  if (long.startsWith(short)) return true
  let alike = 1
  while (alike < short.length && short[alike] === long[alike]) alike += 1
  return alike >= BEGINNING_MIN && alike >= short.length - 2
}

/** Whether words of two lists are of one family, or part of a compound. */
export function areAkin(some: readonly Word[], others: readonly Word[]): boolean {
  for (const a of some) for (const b of others) if (isAkin(a, b)) return true
  return false
}

/** Whether one text gives away the other by a word. */
export const sharesWord = (one: string, other: string): boolean =>
  areAkin(meaningfulWords(one), meaningfulWords(other))
