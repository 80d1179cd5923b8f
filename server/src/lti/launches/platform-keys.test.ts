import { exportJWK, generateKeyPair } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FetchGuarded } from '../fetch-guarded'
import { PlatformKeys } from './platform-keys'

const platform = { id: 'lp_1', jwksUrl: 'https://lms.example/keys' }
const MINUTE_MS = 60_000

async function publicKey(kid: string, more: object = {}) {
  const pair = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(pair.publicKey)), kid, ...more }
}

describe('the keys of a platform', () => {
  let now = 1_000_000
  let fetches = 0
  let answer: () => Promise<{ status: number; text: string }>
  const fetchGuarded: FetchGuarded = async () => {
    fetches++
    return { headers: new Headers(), ...(await answer()) }
  }
  const keySet = (keys: object[]) => async () => ({ status: 200, text: JSON.stringify({ keys }) })
  let keys: PlatformKeys

  beforeEach(() => {
    fetches = 0
    keys = new PlatformKeys(fetchGuarded, () => now)
  })

  it('are asked for once in ten minutes, however many launch at once', async () => {
    answer = keySet([await publicKey('one')])
    const found = await Promise.all(Array.from({ length: 100 }, () => keys.find(platform, 'one')))
    expect(found.every((key) => key?.kty === 'RSA')).toBe(true)
    now += 10 * MINUTE_MS - 1
    await keys.find(platform, 'one')
    expect(fetches).toBe(1)
    now += 1
    await keys.find(platform, 'one')
    expect(fetches).toBe(2)
  })

  it('are asked for again for one that is not among them, but once a minute', async () => {
    answer = keySet([await publicKey('old')])
    await keys.find(platform, 'old')
    answer = keySet([await publicKey('new')])
    const found = await Promise.all(Array.from({ length: 50 }, () => keys.find(platform, 'new')))
    expect(found.every((key) => key !== undefined)).toBe(true)
    expect(fetches).toBe(2)
    expect(await keys.find(platform, 'nobody')).toBeUndefined()
    now += MINUTE_MS - 1
    await keys.find(platform, 'nobody')
    expect(fetches).toBe(2)
    now += 1
    await keys.find(platform, 'nobody')
    expect(fetches).toBe(3)
  })

  it('count only where they sign with RS256', async () => {
    answer = keySet([
      await publicKey('encrypts', { use: 'enc' }),
      await publicKey('other', { alg: 'RS512' }),
      { kty: 'EC', kid: 'curve', crv: 'P-256', x: 'x', y: 'y' },
      await publicKey('plain'),
    ])
    expect(await keys.find(platform, 'encrypts')).toBeUndefined()
    expect(await keys.find(platform, 'other')).toBeUndefined()
    expect(await keys.find(platform, 'curve')).toBeUndefined()
    expect(await keys.find(platform, 'plain')).toBeDefined()
  })

  it('of yesterday count for an hour while it does not answer, and no longer', async () => {
    answer = keySet([await publicKey('one')])
    await keys.find(platform, 'one')
    answer = async () => {
      throw new Error('away')
    }
    now += 11 * MINUTE_MS
    expect(await keys.find(platform, 'one')).toBeDefined()
    now += 50 * MINUTE_MS
    await expect(keys.find(platform, 'one')).rejects.toMatchObject({ page: 'keys_unreachable' })
  })

  it('that cannot be fetched are not asked for at every launch', async () => {
    answer = async () => ({ status: 503, text: '' })
    for (let i = 0; i < 20; i++) await keys.find(platform, 'one').catch(() => {})
    expect(fetches).toBe(1)
    now += 5_000
    answer = keySet([await publicKey('one')])
    expect(await keys.find(platform, 'one')).toBeDefined()
  })

  it('that are no keys are refused', async () => {
    answer = async () => ({ status: 200, text: '<html>' })
    await expect(keys.find(platform, 'one')).rejects.toMatchObject({ page: 'keys_unreachable' })
  })
})
