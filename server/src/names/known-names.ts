import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isNameByOrigin } from './names-by-origin'

let known: ReadonlyMap<string, string> | null = null
/** Of the last words asked for: one name asks for each of its words several times. */
const recent = new Map<string, boolean>()
const RECENT_MAX = 2_000

/**
 * Whether it is a first or last name of people somewhere: 197,000 of censuses and public pages
 * (`humannames`), without marks, in small letters. Kept as a text for each first letter, 2 MB together: a
 * set of them would cost 50, and one text of all a millisecond for each word that is no name.
 */
export function isKnownName(bare: string): boolean {
  const answered = recent.get(bare)
  if (answered !== undefined) return answered
  known ??= byFirstLetter(
    readFileSync(createRequire(import.meta.url).resolve('humannames/list.txt'), 'utf8'),
  )
  const isKnown = isNameByOrigin(bare) || !!known.get(bare.charAt(0))?.includes(`\n${bare}\n`)
  if (recent.size >= RECENT_MAX) recent.clear()
  recent.set(bare, isKnown)
  return isKnown
}

function byFirstLetter(list: string): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>()
  for (const name of letters(list).split('\n')) {
    const group = groups.get(name.charAt(0))
    if (group) group.push(name)
    else groups.set(name.charAt(0), [name])
  }
  groups.delete('')
  return new Map([...groups].map(([first, names]) => [first, `\n${names.join('\n')}\n`]))
}

/** Letters alone, without marks, small, a line each. */
const letters = (lines: string): string =>
  lines
    .normalize('NFKD')
    .replace(/[^\p{L}\n]+/gu, '')
    .toLowerCase()

export const bareName = (word: string): string => letters(word).replace(/\n/g, '')
