import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '../../db/db'
import {
  type DocumentQuery,
  findDocument,
  findDocuments,
  insertDocument,
  type LtiDocument,
  removeDocuments,
  updateDocument,
} from './store'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What makes a document of a collection the same one, and how long it lives. */
const COLLECTIONS: Record<string, { identity: readonly string[]; livesMs: number | null }> = {
  publickey: { identity: ['kid'], livesMs: null },
  privatekey: { identity: ['kid'], livesMs: null },
  accesstoken: { identity: ['platformUrl', 'clientId', 'scopes'], livesMs: HOUR_MS },
  nonce: { identity: ['nonce'], livesMs: HOUR_MS },
  state: { identity: ['state'], livesMs: 10 * MINUTE_MS },
}

export type Content = Record<string, unknown>

interface NewDocument {
  collection: string
  fields: DocumentQuery
  content: Content
  /** Encrypted with it; undefined: in the clear. */
  secret?: string | undefined
}

/** Living documents of a collection that match, with their content. */
export async function readDocuments(
  db: Db,
  { collection, query, secret }: { collection: string; query: DocumentQuery; secret?: string },
  now: number,
): Promise<{ row: LtiDocument; content: Content }[]> {
  const id = idOf(collection, query)
  const found = id === undefined ? undefined : await findDocument(db, id, now)
  const rows =
    id === undefined ? await findDocuments(db, collection, query, now) : found ? [found] : []
  return rows.map((row) => {
    const text = secret === undefined ? row.content : decrypt(secret, row.id, row.content)
    return { row, content: JSON.parse(text) as Content }
  })
}

/** False: there is one already. */
export async function writeDocument(
  db: Db,
  { collection, fields, content, secret }: NewDocument,
  now: number,
): Promise<boolean> {
  const id = idOf(collection, fields)
  if (id === undefined) throw new Error(`A ${collection} without its identity`)
  const text = JSON.stringify(content)
  const livesMs = COLLECTIONS[collection]?.livesMs ?? null
  return insertDocument(db, {
    id,
    collection,
    fields,
    content: secret === undefined ? text : encrypt(secret, id, text),
    createdAt: now,
    expiresAt: livesMs === null ? null : now + livesMs,
  })
}

/** Removes what matches, living or not. */
export async function deleteDocuments(
  db: Db,
  collection: string,
  query: DocumentQuery,
): Promise<void> {
  const id = idOf(collection, query)
  const ids =
    id === undefined ? (await findDocuments(db, collection, query, 0)).map((d) => d.id) : [id]
  await removeDocuments(db, ids)
}

/** The living documents that match end at `expiresAt`. */
export async function expireDocuments(
  db: Db,
  collection: string,
  query: DocumentQuery,
  expiresAt: number,
): Promise<void> {
  for (const { id, expiresAt: before } of await findDocuments(db, collection, query, 0)) {
    if (before === null) await updateDocument(db, id, { expiresAt })
  }
}

/** The id says the identity, so that of two equal ones the database takes one. */
function idOf(collection: string, fields: DocumentQuery): string | undefined {
  const identity = COLLECTIONS[collection]?.identity
  if (!identity) throw new Error(`No collection ${collection}`)
  const values = identity.map((name) => fields[name])
  if (values.some((value) => value === undefined)) return undefined
  const hash = createHash('sha256').update(JSON.stringify(values)).digest('base64url')
  return `${collection}:${hash}`
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts for one place: what stands elsewhere, or was changed, does not decrypt. */
export function encrypt(secret: string, place: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws where `encrypt` was called with another secret or for another place. */
function decrypt(secret: string, place: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([
    decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ])
  return text.toString('utf8')
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'pathquest lti documents', 32))
