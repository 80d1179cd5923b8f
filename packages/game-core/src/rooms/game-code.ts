export const GAME_CODE_LENGTH = 6
/** 0-9 and A-Z without I and O, which read as 1 and 0 on a projector. */
export const GAME_CODE_ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What the field and the server make of typed text: trimmed, upper-cased, cut to six. */
export const normalizeGameCode = (typed: string): string =>
  typed.trim().toUpperCase().slice(0, GAME_CODE_LENGTH)

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
