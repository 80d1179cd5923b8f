import { createHmac, sign as signBytes } from 'node:crypto'

const base64url = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hashOf = (alg) => `sha${alg.slice(2)}`

function signatureOf(alg, input, key) {
  const bytes = Buffer.from(input)
  if (alg === 'none') return ''
  if (alg.startsWith('HS')) return createHmac(hashOf(alg), key).update(bytes).digest('base64url')
  return signBytes(hashOf(alg), bytes, key).toString('base64url')
}

/**
 * A JWT of any claims under any header, right or wrong.
 * @param {object} options
 * @param {unknown} options.payload
 * @param {Record<string, unknown>} options.header
 * @param {import('node:crypto').KeyObject | string} options.key a secret for HS…
 * @param {string} [options.signAs] how it is truly signed, where the header is to lie
 */
export function signJwt({ payload, header, key, signAs = String(header.alg) }) {
  const input = `${base64url(header)}.${base64url(payload)}`
  return `${input}.${signatureOf(signAs, input, key)}`
}
