import { createRequire } from 'node:module'

let known: ReadonlySet<string> | null = null

/**
 * Whether it is a first or last name of people somewhere: 197,000 of censuses and public pages
 * (`humannames`), without marks, in small letters. Some 15 MB, taken when a name first needs it.
 */
export function isKnownName(bare: string): boolean {
  known ??= new Set(Object.keys(listOfNames()).map(bareName))
  return known.has(bare)
}

/** By `require`: as a module it would be a megabyte of keys in every bundle. */
const listOfNames = (): Record<string, 1> => createRequire(import.meta.url)('humannames')

/** Letters alone, without marks, small. */
export const bareName = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
