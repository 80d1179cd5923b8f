export const GAME_CODE_LENGTH = 6
/**
 * For every code that people read and type: 0-9 and A-Z without I and O, which look like 1 and 0.
 */
export const GAME_CODE_ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Characters of this alphabet as people type, paste and scan them: in lower case, in groups, and
 * with letters outside the alphabet for the digits they look like (also Ø for a slashed zero).
 */
export const readCodeSigns = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/[OØ]/g, '0')
    .replaceAll('I', '1')

/** A code that is read in groups: typed with a dash, a dot or a space between them. */
export const normalizeCode = (typed: string): string =>
  readCodeSigns(typed).replace(/[^0-9A-Z]/g, '')

/** How the field and the server normalise typed text: the first six characters. */
export const normalizeGameCode = (typed: string): string =>
  readCodeSigns(typed).slice(0, GAME_CODE_LENGTH)

export function isGameCode(code: string): boolean {
  return (
    code.length === GAME_CODE_LENGTH && [...code].every((sign) => GAME_CODE_ALPHABET.includes(sign))
  )
}

/** `randomBelow(n)` must come from a CSPRNG: the code is the only protection of a seat. */
export function gameCodeFrom(randomBelow: (n: number) => number): string {
  let code = ''
  for (let i = 0; i < GAME_CODE_LENGTH; i++) {
    code += GAME_CODE_ALPHABET[randomBelow(GAME_CODE_ALPHABET.length)]
  }
  return code
}
