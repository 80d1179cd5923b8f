import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { aPlatform } from '../../../test/lti'
import { newToken } from '../../runtime/random'
import { tokenHash } from '../../runtime/token-hash'
import { browserCookie } from './browser-cookie'
import { guardLaunch } from './launch'
import { PlatformKeys } from './platform-keys'
import { insertLogin } from './store/logins'

const ORIGIN = 'https://play.example'
const NOW = Date.UTC(2026, 4, 4, 9)
let api: TestApi
beforeAll(async () => {
  api = await makeTestApi({ now: () => NOW })
})
afterAll(() => api.stop())

/** Posts a launch with the value that its login put into the platform's storage; says why not. */
async function reasonOf(headers: IncomingHttpHeaders): Promise<string | undefined> {
  const { services } = api
  const { store, now } = services
  const platform = await aPlatform(services)
  const [state, secret] = [newToken(), newToken()]
  await insertLogin(store.db, {
    stateHash: tokenHash(state),
    nonceHash: tokenHash(newToken()),
    platformId: platform.id,
    binding: 'platform_storage',
    browserHash: tokenHash(secret),
    targetLinkUri: `${ORIGIN}/lti/launch`,
    createdAt: now(),
    expiresAt: now() + 1_000,
  })
  const deps = {
    store,
    now,
    cookie: browserCookie(ORIGIN),
    launchUrl: `${ORIGIN}/lti/launch`,
    platformKeys: new PlatformKeys(() => Promise.reject(new Error('nobody is asked')), now),
    pageContext: async () => ({ frameAncestors: [], language: 'en' as const }),
  }
  const request = {
    method: 'POST',
    query: new URLSearchParams(),
    form: new URLSearchParams({ state, id_token: 'no token', storage_value: secret }),
    headers,
    requestId: 'request',
    log: services.log,
    address: '203.0.113.9',
  }
  const error = await guardLaunch(deps, request).catch((thrown) => thrown)
  return error.reason
}

describe("A value out of the platform's storage", () => {
  test.each<IncomingHttpHeaders>([
    { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
    { 'sec-fetch-site': 'same-origin' },
    { origin: ORIGIN },
  ])('counts from our own page: %j', async (headers) => {
    // On to the token, which is none.
    expect(await reasonOf(headers)).toBe('token_malformed')
  })

  test.each<IncomingHttpHeaders>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.play.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is refused from any other page that knows one: %j', async (headers) => {
    expect(await reasonOf(headers)).toBe('storage_value_from_elsewhere')
  })
})
