export const GAME_CODE_LENGTH = 6
/** Of every code that people read and type: 0-9 and A-Z without I and O, which read as 1 and 0. */
export const GAME_CODE_ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Signs of this alphabet as people type, paste and scan them: in small letters, in groups, and with
 * the letters that no code has for the digits they look like (a zero with a slash looks like Ø too).
 */
export const readCodeSigns = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/[OØ]/g, '0')
    .replaceAll('I', '1')

/** What the field and the server make of typed text: the first six signs. */
export const normalizeGameCode = (typed: string): string =>
  readCodeSigns(typed).slice(0, GAME_CODE_LENGTH)

export function isGameCode(code: string): boolean {
  return (
    code.length === GAME_CODE_LENGTH && [...code].every((sign) => GAME_CODE_ALPHABET.includes(sign))
  )
}

/** `randomBelow(n)` must come from a CSPRNG: a code is all that stands before a seat. */
export function gameCodeFrom(randomBelow: (n: number) => number): string {
  let code = ''
  for (let i = 0; i < GAME_CODE_LENGTH; i++) {
    code += GAME_CODE_ALPHABET[randomBelow(GAME_CODE_ALPHABET.length)]
  }
  return code
}
