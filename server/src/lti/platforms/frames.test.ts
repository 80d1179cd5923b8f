import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../../test/api'
import { makeFrameAncestors } from './platforms'
import { insertPlatform } from './store/platforms'

let api: TestApi
beforeAll(async () => {
  api = await makeTestApi()
})
afterAll(() => api.stop())

const add = (issuer: string, authUrl: string, frameOrigins: string[] = [], isActive = true) =>
  insertPlatform(api.services.store.db, {
    name: 'Example LMS',
    issuer,
    clientId: 'client-1',
    authUrl,
    tokenUrl: `${issuer}/token`,
    jwksUrl: `${issuer}/jwks`,
    frameOrigins,
    isActive,
  })

test('active platforms may frame us from issuer, sign-in and what an administrator named', async () => {
  await add('https://lms.example/a', 'https://sso.example:8443/auth', ['https://*.school.example'])
  await add('https://stopped.example', 'https://stopped.example/auth', [], false)
  // A host with `*` or `;` is one for URL parsers; in a policy it would be something else.
  await add('https://wide.example', 'https://*.com/auth')
  await add('https://a;sandbox;.example', 'https://b,c.example/auth', [
    "https://d.example 'self'",
    'https:',
  ])
  expect([...(await makeFrameAncestors(api.services)())].sort()).toEqual([
    'https://*.school.example',
    'https://lms.example',
    'https://sso.example:8443',
    'https://wide.example',
  ])
})
