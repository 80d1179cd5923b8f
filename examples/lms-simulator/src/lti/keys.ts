import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto'

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
