import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { aPlatform } from '../../../test/lti'
import { makeApp } from '../../main/app'
import { newToken, tokenHash } from '../../runtime/tokens'
import { makeToolRoutes } from '../tool-routes'
import { PlatformKeys } from './platform-keys'
import { insertLogin } from './store/logins'

const ORIGIN = 'https://play.example'
const NOW = Date.UTC(2026, 4, 4, 9)
let api: TestApi
beforeAll(async () => {
  api = await makeTestApi({ now: () => NOW, env: { PUBLIC_ORIGIN: ORIGIN } })
})
afterAll(() => api.stop())

/** Posts a launch with the value that its login put into the platform's storage; says why not. */
async function reasonOf(headers: Record<string, string>): Promise<string | undefined> {
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
  const unused = { provider: undefined as never, registerPlatform: undefined as never }
  const platformKeys = new PlatformKeys(() => Promise.reject(new Error('nobody is asked')), now)
  const toolRoutes = makeToolRoutes({ ...unused, platformKeys })
  const answer = await makeApp(services, { toolRoutes }).request('/lti/launch', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ state, id_token: 'no token', storage_value: secret }),
  })
  const id = answer.headers.get('x-request-id') ?? 'none'
  const lines = api.logged().split('\n')
  const refused = lines.find((line) => line.includes(id) && line.includes('"refused"'))
  return JSON.parse(refused ?? '{}').code
}

describe("A value out of the platform's storage", () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
    { 'sec-fetch-site': 'same-origin' },
    { origin: ORIGIN },
  ])('counts from our own page: %j', async (headers) => {
    // On to the token, which is none.
    expect(await reasonOf(headers)).toBe('token_malformed')
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.play.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is refused from any other page that knows one: %j', async (headers) => {
    expect(await reasonOf(headers)).toBe('storage_value_from_elsewhere')
  })
})
