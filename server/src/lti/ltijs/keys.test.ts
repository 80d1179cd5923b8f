import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { makeLtiKeys, publicKeySet } from './keys'
import { findDocuments } from './store'

const HOUR_MS = 60 * 60_000

describe('our keys', () => {
  let api: TestApi
  let now = Date.now()
  beforeAll(async () => {
    api = await makeTestApi({ now: () => now })
  })
  afterAll(() => api.stop())

  const kids = async () => (await publicKeySet(api.services)).keys.map(({ kid }) => kid)

  it('are published and sign what the published one verifies', async () => {
    const keys = makeLtiKeys(api.services)
    const owner = { issuer: 'https://one.example', clientId: 'a' }
    const kid = await keys.create(owner)
    const signing = await keys.signing(owner)
    expect(signing.kid).toBe(kid)
    const published = (await publicKeySet(api.services)).keys.find((key) => key.kid === kid)
    expect(published).toMatchObject({ alg: 'RS256', use: 'sig', kty: 'RSA' })
    expect(Object.keys(published ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    const text = Buffer.from('text')
    const signature = sign('RSA-SHA256', text, signing.privateKey)
    const jwk = { kty: published?.kty, n: published?.n, e: published?.e }
    expect(
      verify('RSA-SHA256', text, createPublicKey({ key: jwk, format: 'jwk' }), signature),
    ).toBe(true)
  })

  it('are kept encrypted, each for its own place', async () => {
    const keys = makeLtiKeys(api.services)
    await keys.create({ issuer: 'https://two.example', clientId: 'a' })
    const rows = await findDocuments(api.services.store.db, 'privatekey', {}, now)
    expect(rows.length).toBeGreaterThan(0)
    for (const { content } of rows) {
      expect(content).not.toContain('PRIVATE')
      expect(Buffer.from(content, 'base64url').toString('latin1')).not.toContain('PRIVATE')
      expect(() => createPrivateKey(content)).toThrow()
    }
  })

  it('that were rotated are published for one hour more, and sign no longer', async () => {
    const keys = makeLtiKeys(api.services)
    const owner = { issuer: 'https://three.example', clientId: 'a' }
    const old = await keys.create(owner)
    const fresh = await keys.rotate(owner)
    expect((await keys.signing(owner)).kid).toBe(fresh)
    expect(await kids()).toEqual(expect.arrayContaining([old, fresh]))
    now += HOUR_MS
    expect(await kids()).toContain(fresh)
    expect(await kids()).not.toContain(old)
  })

  it('go with their platform, and leave those of others', async () => {
    const keys = makeLtiKeys(api.services)
    const [gone, stays] = ['a', 'b'].map((clientId) => ({ issuer: 'https://4.example', clientId }))
    const goneKid = await keys.create(gone as never)
    const staysKid = await keys.create(stays as never)
    await keys.remove(gone as never)
    expect(await kids()).not.toContain(goneKid)
    expect(await kids()).toContain(staysKid)
  })

  it('that are missing are made once, however many ask', async () => {
    const keys = makeLtiKeys(api.services)
    const owner = { issuer: 'https://five.example', clientId: 'a' }
    const before = (await kids()).length
    const found = await Promise.all(Array.from({ length: 20 }, () => keys.signing(owner)))
    expect(new Set(found.map(({ kid }) => kid)).size).toBe(1)
    expect((await kids()).length).toBe(before + 1)
  })
})
