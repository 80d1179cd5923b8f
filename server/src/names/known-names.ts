import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isNameByOrigin } from './names-by-origin'

let known: string | null = null
/** Of the last words asked for: one name asks for each of its words several times, and reads the whole text each. */
const recent = new Map<string, boolean>()
const RECENT_MAX = 2_000

/**
 * Whether it is a first or last name of people somewhere: 197,000 of censuses and public pages
 * (`humannames`), without marks, in small letters. Kept as the one text that it comes as, 2 MB: a set
 * of them would cost 50, and a second of everybody's when the first name needs it.
 */
export function isKnownName(bare: string): boolean {
  const answered = recent.get(bare)
  if (answered !== undefined) return answered
  known ??= `\n${letters(readFileSync(createRequire(import.meta.url).resolve('humannames/list.txt'), 'utf8'))}\n`
  const isKnown = bare !== '' && (isNameByOrigin(bare) || known.includes(`\n${bare}\n`))
  if (recent.size >= RECENT_MAX) recent.clear()
  recent.set(bare, isKnown)
  return isKnown
}

/** Letters alone, without marks, small, a line each. */
const letters = (lines: string): string =>
  lines
    .normalize('NFKD')
    .replace(/[^\p{L}\n]+/gu, '')
    .toLowerCase()

export const bareName = (word: string): string => letters(word).replace(/\n/g, '')
