import { createHmac } from 'node:crypto'
import { CARD_CODE_LENGTH, GAME_CODE_ALPHABET, normalizeCode } from '@pathquest/core'
import type { Secrets } from '../runtime/secrets'

type CardSecret = Pick<Secrets, 'auth'>

interface Card {
  profileId: string
  /** 1, 2, …: a new card has the next, so that no former code comes back. */
  serial: number
}

/**
 * The code of a card, derived: it can be printed again, while the database has only its hash. Of 256
 * bits modulo 34^10 (51 bits) no code is more likely than another.
 */
export function cardCode({ auth }: CardSecret, { profileId, serial }: Card): string {
  const hmac = createHmac('sha256', auth).update(`card ${profileId} ${serial}`).digest('hex')
  const signs = BigInt(GAME_CODE_ALPHABET.length)
  let rest = BigInt(`0x${hmac}`)
  let code = ''
  while (code.length < CARD_CODE_LENGTH) {
    code += GAME_CODE_ALPHABET[Number(rest % signs)]
    rest /= signs
  }
  return code
}

/** What is stored and looked up of a code, however it was typed. */
export const cardHash = ({ auth }: CardSecret, typed: string): string =>
  createHmac('sha256', auth)
    .update(`card code ${normalizeCode(typed)}`)
    .digest('base64url')
