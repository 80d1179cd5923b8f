import { GAME_RETENTION_MS } from '@pathquest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { aPlatform, launchFrom } from '../../test/lti'
import { findLogin, insertLogin } from './launches/store/logins'
import { startLtiPurge } from './start-lti'

const MINUTE_MS = 60_000
let api: TestApi
let now = Date.UTC(2026, 4, 4, 9)

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
})
afterAll(() => api.stop())

async function sweep(): Promise<void> {
  // The first round comes at once, and the stop waits for it.
  await startLtiPurge(api.services)()
}

test('logins are forgotten an hour after their end, visits 90 days after theirs', async () => {
  const { services, client } = api
  const { db } = services.store
  const platform = await aPlatform(services)
  await launchFrom(services, client, platform)
  const login = {
    stateHash: 'state',
    nonceHash: 'nonce',
    platformId: platform.id,
    binding: 'cookie' as const,
    browserHash: 'browser',
    targetLinkUri: 'https://play.example/lti/launch',
    createdAt: now,
    expiresAt: now + 10 * MINUTE_MS,
  }
  await insertLogin(db, login)
  const visits = async () => (await db.select().from(db.tables.ltiLaunches)).length
  now = login.expiresAt + 60 * MINUTE_MS
  await sweep()
  expect([await findLogin(db, 'state'), await visits()]).toEqual([expect.anything(), 1])
  now += 1
  await sweep()
  expect([await findLogin(db, 'state'), await visits()]).toEqual([undefined, 1])
  now += GAME_RETENTION_MS + 8 * 60 * MINUTE_MS
  await sweep()
  expect(await visits()).toBe(0)
})
