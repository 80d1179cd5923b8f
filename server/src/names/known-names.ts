import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

let known: string | null = null

/**
 * Whether it is a first or last name of people somewhere: 197,000 of censuses and public pages
 * (`humannames`), without marks, in small letters. Kept as the one text that it comes as, 2 MB: a set
 * of them would cost 50, and a second of everybody's when the first name needs it.
 */
export function isKnownName(bare: string): boolean {
  known ??= `\n${letters(readFileSync(createRequire(import.meta.url).resolve('humannames/list.txt'), 'utf8'))}\n`
  return bare !== '' && known.includes(`\n${bare}\n`)
}

/** Letters alone, without marks, small, a line each. */
const letters = (lines: string): string =>
  lines
    .normalize('NFKD')
    .replace(/[^\p{L}\n]+/gu, '')
    .toLowerCase()

export const bareName = (word: string): string => letters(word).replace(/\n/g, '')
