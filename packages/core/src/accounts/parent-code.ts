import { GAME_CODE_ALPHABET, readCodeSigns } from '../rooms/game-code'

/** What a child reads out to a parent: 40 bits, ten minutes, once. */
export const PARENT_CODE_LENGTH = 8
export const PARENT_CODE_MS = 10 * 60_000

/** `randomBelow(n)` must come from a CSPRNG: the code is all that stands before a child's progress. */
export function parentCodeFrom(randomBelow: (n: number) => number): string {
  return Array.from(
    { length: PARENT_CODE_LENGTH },
    () => GAME_CODE_ALPHABET[randomBelow(GAME_CODE_ALPHABET.length)],
  ).join('')
}

/** However it was typed: in two halves, with a dash or a dot between them. */
export const normalizeParentCode = (typed: string): string =>
  readCodeSigns(typed).replace(/[^0-9A-Z]/g, '')

/** In two halves, as it is read out. */
export const formatParentCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
