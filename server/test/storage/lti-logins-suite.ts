import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  findLogin,
  insertLogin,
  removeLoginsBefore,
  useUpLogin,
} from '../../src/lti/launches/store/logins'
import {
  findDocument,
  findDocuments,
  insertDocument,
  type LtiDocument,
  removeDocumentsBefore,
  updateDocument,
} from '../../src/lti/ltijs/store'
import { removePlatform } from '../../src/lti/platforms/store/platforms'
import { aPlatform } from './lti-samples'
import type { Bench } from './test-database'

const NOW = 1_000_000

export function ltiLoginsSuite(bench: Bench): void {
  const aLogin = async (expiresAt = NOW + 600_000) => {
    const { db } = bench.store
    const platform = await aPlatform(db)
    const stateHash = randomUUID()
    await insertLogin(db, {
      stateHash,
      nonceHash: 'nonce',
      platformId: platform.id,
      binding: 'cookie',
      browserHash: 'browser',
      targetLinkUri: 'https://quest.example/lti/launch',
      createdAt: NOW,
      expiresAt,
    })
    return { stateHash, platform }
  }
  const aDocument = (change: Partial<LtiDocument> = {}): LtiDocument => ({
    id: randomUUID(),
    collection: randomUUID(),
    fields: { kid: 'k', clientId: 'c' },
    content: '{}',
    createdAt: NOW,
    expiresAt: null,
    ...change,
  })

  test('a login is used once, however many use it at the same time', async () => {
    const { db } = bench.store
    const { stateHash } = await aLogin()
    const used = await Promise.all(
      Array.from({ length: 20 }, () => useUpLogin(db, stateHash, NOW + 1)),
    )
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await findLogin(db, stateHash)).toMatchObject({ usedAt: NOW + 1 })
  })

  test('a login that has ended is not used', async () => {
    const { db } = bench.store
    const { stateHash } = await aLogin(NOW + 10)
    expect(await useUpLogin(db, stateHash, NOW + 10)).toBe(false)
    expect(await useUpLogin(db, stateHash, NOW + 9)).toBe(true)
  })

  test('ended logins are forgotten, and all of them with their platform', async () => {
    const { db } = bench.store
    const ended = await aLogin(NOW + 10)
    const living = await aLogin()
    await removeLoginsBefore(db, NOW + 11)
    expect(await findLogin(db, ended.stateHash)).toBeUndefined()
    expect(await findLogin(db, living.stateHash)).toBeDefined()
    await removePlatform(db, living.platform.id)
    expect(await findLogin(db, living.stateHash)).toBeUndefined()
  })

  test('a document is found by any of its fields while it lives', async () => {
    const { db } = bench.store
    const document = aDocument({ expiresAt: NOW + 10 })
    const other = aDocument({ collection: document.collection, fields: { kid: 'other' } })
    expect(await insertDocument(db, document)).toBe(true)
    expect(await insertDocument(db, document)).toBe(false)
    await insertDocument(db, other)
    const { collection } = document
    expect(await findDocuments(db, collection, { clientId: 'c' }, NOW)).toEqual([document])
    expect(await findDocuments(db, collection, {}, NOW)).toHaveLength(2)
    expect(await findDocument(db, document.id, NOW)).toEqual(document)
    expect(await findDocument(db, document.id, NOW + 10)).toBeUndefined()
    expect(await findDocuments(db, collection, {}, NOW + 10)).toEqual([other])
  })

  test('a document without an end outlives every sweep until it is given one', async () => {
    const { db } = bench.store
    const document = aDocument()
    await insertDocument(db, document)
    await removeDocumentsBefore(db, NOW * 2)
    expect(await findDocument(db, document.id, NOW)).toEqual(document)
    await updateDocument(db, document.id, { expiresAt: NOW + 1 })
    await removeDocumentsBefore(db, NOW + 2)
    expect(await findDocument(db, document.id, NOW)).toBeUndefined()
  })
}
