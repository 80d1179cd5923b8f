import { normalizeCode } from '../rooms/game-code'
import { CARD_CODE_LENGTH, CLASS_CODE_LENGTH } from './class-limits'

const HALF = CARD_CODE_LENGTH / 2

/** In two halves, as it is printed. */
export const formatCardCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`

/** However it was typed or scanned; null: it cannot be a code of this kind. */
const readCode = (typed: string, length: number): string | null => {
  const code = normalizeCode(typed)
  return code.length === length ? code : null
}

export const readCardCode = (typed: string): string | null => readCode(typed, CARD_CODE_LENGTH)

export const readClassCode = (typed: string): string | null => readCode(typed, CLASS_CODE_LENGTH)
