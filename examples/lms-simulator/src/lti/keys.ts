import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign as signBytes,
} from 'node:crypto'

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = createPublicKey(privateKey)
  const kid = randomUUID()
  const { kty, n, e } = publicKey.export({ format: 'jwk' })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  return { kid, privateKey, pem, jwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' } }
}

export type Keys = ReturnType<typeof createKeys>

/** The platform's keys: one signs, those in the key set are published. */
export function createKeys() {
  let current = newKey()
  let older: ReturnType<typeof newKey>[] = []
  let foreign: ReturnType<typeof newKey> | undefined
  return {
    /** The key that signs. */
    current: () => current,
    /** The key before it, while it is still published. */
    previous: () => older[0],
    /** A key that nobody publishes. */
    foreign: () => {
      foreign ??= newKey()
      return foreign
    },
    keySet: () => ({ keys: [current, ...older].map(({ jwk }) => jwk) }),
    /** Signs with a new key from now on; without `keepOld` the old ones are gone at once. */
    rotate: ({ keepOld = true }: { keepOld?: boolean } = {}) => {
      older = keepOld ? [current, ...older] : []
      current = newKey()
      return current.kid
    },
  }
}

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
