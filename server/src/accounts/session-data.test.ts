import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { signUpForm } from '../../test/people'

const BROWSER = 'Canary/1.0 (a browser that is told by nobody)'
const ADDRESS = '203.0.113.77'

let api: TestApi
beforeAll(async () => {
  api = await makeTestApi()
})
afterAll(() => api.stop())

// The table of sessions has columns for both, since better-auth asks for them.
test('a session stores neither the address nor the browser it came from', async () => {
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': ADDRESS }
  const form = signUpForm()
  const post = (path: string, body: unknown) =>
    api.client('POST', `/api/auth/${path}`, body, { headers })
  expect((await post('sign-up', form)).status).toBe(201)
  const { email, password } = form
  expect((await post('sign-in', { email, password, rememberMe: true })).status).toBe(200)
  const { db } = api.services.store
  const sessions = await db.select().from(db.tables.authSession)
  expect(sessions.length).toBeGreaterThan(0)
  for (const { ipAddress, userAgent } of sessions) {
    expect(ipAddress || null).toBeNull()
    expect(userAgent || null).toBeNull()
  }
})
