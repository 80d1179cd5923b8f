import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startTestServer } from '../../test/api'
import { SETTLED_MS } from '../../test/course'
import { signUpForm } from '../../test/people'

test('a whole game leaves no name, e-mail, password, token, ticket, code or address in the log', async () => {
  const server = await startTestServer({ TRUST_PROXY: '127.0.0.1' })
  const { client, dataDir, logged } = server
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'CanaryBrowser/1' }
  const canaries = ['203.0.113.77', '127.0.0.1', 'CanaryBrowser', 'Canary', 'canary']

  const form = {
    ...signUpForm('teacher'),
    email: 'canary.teacher@school.example',
    password: 'canary password one',
    fullName: 'Canary Teacher',
  }
  const teacher = await client('POST', '/api/auth/sign-up', form, { headers })
  const by = { cookie: teacher.cookie, headers }
  await client('POST', '/api/auth/sign-in', { email: form.email, password: 'canary wrong' }, by)
  await client('POST', '/api/auth/sign-up', form, { headers })
  const created = await client('POST', '/api/games', { questionSetId: 'qs_nurse-shift' }, by)
  const { id, gameCode } = created.body.session
  const joined = await client('POST', '/api/games/join', { gameCode, displayName: 'Canary Kid' })
  const bearer = joined.body.seatToken as string
  const ticket = await client('POST', `/api/games/${id}/ticket`, { role: 'player' }, { bearer })
  await client('GET', `/parties/main/${id}?ticket=${ticket.body.ticket}`)
  await client('GET', `/login?email=canary@school.example`)
  await client('GET', `/api/canary/${gameCode}?name=Canary`)
  await client('POST', `/api/games/${id}/start`, {}, by)
  await client('POST', `/api/games/${id}/end`, {}, by)
  await vi.waitFor(async () => {
    const { body } = await client('GET', `/api/games/${id}/seat`, undefined, by)
    expect(body.session.status).toBe('completed')
  }, SETTLED_MS)
  const demo = readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')
  await server.stop()

  canaries.push(gameCode, bearer, ticket.body.ticket, teacher.cookie.slice(24, 60), id)
  for (const { email, password } of JSON.parse(demo)) canaries.push(email, password)
  const log = logged()
  expect(log).toContain('"route":"/api/games/:id/start"')
  expect(canaries.filter((canary) => log.includes(canary))).toEqual([])
})
