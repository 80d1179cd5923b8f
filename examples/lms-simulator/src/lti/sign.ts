import { createHmac, type KeyObject, sign as signBytes } from 'node:crypto'

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hashOf = (alg: string) => `sha${alg.slice(2)}`

function signatureOf(alg: string, input: string, key: KeyObject | string) {
  const bytes = Buffer.from(input)
  if (alg === 'none') return ''
  if (alg.startsWith('HS')) return createHmac(hashOf(alg), key).update(bytes).digest('base64url')
  return signBytes(hashOf(alg), bytes, key).toString('base64url')
}

interface Wanted {
  payload: unknown
  header: Record<string, unknown>
  /** A secret for HS… */
  key: KeyObject | string
  /** How it is truly signed, where the header is to lie. */
  signAs?: string
}

/** A JWT of any claims under any header, right or wrong. */
export function signJwt({ payload, header, key, signAs = String(header.alg) }: Wanted) {
  const input = `${base64url(header)}.${base64url(payload)}`
  return `${input}.${signatureOf(signAs, input, key)}`
}
