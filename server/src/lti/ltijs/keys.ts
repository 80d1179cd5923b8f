import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../../db/db'
import type { KeyOwner, LtiKeys } from '../../services/lti-services'
import type { Services } from '../../services/services'
import { deleteDocuments, expireDocuments, readDocuments, writeDocument } from './documents'

/** Longer than anything signed with a key is valid, and than `/lti/keys` is kept by a platform. */
const RETIRED_KEY_LIVES_MS = 60 * 60_000
const newKeyPair = promisify(generateKeyPair)

type KeyDeps = Pick<Services, 'store' | 'secrets' | 'now'>

/** Keys as ltijs keeps them (collections `publickey`, `privatekey`), made without blocking. */
export function makeLtiKeys({ store, secrets, now }: KeyDeps): LtiKeys {
  const opened = new Map<string, KeyObject>()
  const underWay = new Map<string, Promise<string>>()

  const current = async (owner: KeyOwner) => {
    const query = fieldsOf(owner)
    const found = await readDocuments(
      store.db,
      { collection: 'privatekey', query, secret: secrets.lti },
      now(),
    )
    return found.at(-1)?.content as { kid: string; key: string } | undefined
  }

  const replace = async (owner: KeyOwner, retire: (tx: Db) => Promise<void>): Promise<string> => {
    const kid = randomBytes(16).toString('hex')
    const pair = await newKeyPair('rsa', { modulusLength: 2048 })
    const privatePem = pair.privateKey.export({ type: 'pkcs1', format: 'pem' })
    const publicPem = pair.publicKey.export({ type: 'spki', format: 'pem' })
    await store.db.transact(async (tx) => {
      await retire(tx)
      for (const [collection, key] of [
        ['privatekey', privatePem],
        ['publickey', publicPem],
      ] as const) {
        const fields = { kid, ...fieldsOf(owner) }
        const content = { kid, key }
        await writeDocument(tx, { collection, fields, content, secret: secrets.lti }, now())
      }
    })
    return kid
  }

  const remove = async (tx: Db, owner: KeyOwner) => {
    await deleteDocuments(tx, 'privatekey', fieldsOf(owner))
    await deleteDocuments(tx, 'publickey', fieldsOf(owner))
  }

  /** A platform whose registration ended before its keys were made gets them once. */
  const missing = async (owner: KeyOwner) => {
    const name = JSON.stringify(fieldsOf(owner))
    const making = underWay.get(name) ?? keys.create(owner).finally(() => underWay.delete(name))
    underWay.set(name, making)
    await making
    const made = await current(owner)
    if (!made) throw new Error('The keys of a platform are gone')
    return made
  }

  const keys: LtiKeys = {
    create: (owner) => replace(owner, (tx) => remove(tx, owner)),
    rotate: (owner) =>
      replace(owner, async (tx) => {
        await deleteDocuments(tx, 'privatekey', fieldsOf(owner))
        await expireDocuments(tx, 'publickey', fieldsOf(owner), now() + RETIRED_KEY_LIVES_MS)
      }),
    remove: (owner) => store.db.transact((tx) => remove(tx, owner)),
    signing: async (owner) => {
      const found = (await current(owner)) ?? (await missing(owner))
      const privateKey = opened.get(found.kid) ?? createPrivateKey(found.key)
      opened.set(found.kid, privateKey)
      return { kid: found.kid, privateKey }
    },
  }
  return keys
}

/** What `/lti/keys` publishes: the keys in use and those that were retired lately. */
export async function publicKeySet({ store, secrets, now }: KeyDeps) {
  const found = await readDocuments(
    store.db,
    { collection: 'publickey', query: {}, secret: secrets.lti },
    now(),
  )
  return {
    keys: found.map(({ content }) => {
      const { kid, key } = content as { kid: string; key: string }
      const { kty, n, e } = createPublicKey(key).export({ format: 'jwk' })
      return { kty, n, e, kid, alg: 'RS256', use: 'sig' }
    }),
  }
}

const fieldsOf = ({ issuer, clientId }: KeyOwner) => ({ platformUrl: issuer, clientId })
