import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'

let api: TestApi
beforeAll(async () => {
  api = await makeTestApi({ env: { PUBLIC_ORIGIN: 'https://play.school.example' } })
})
afterAll(() => api.stop())

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress }, headers: {} } })
const ask = (path: string, host: string, remote = '203.0.113.7') =>
  api.app.request(path, { headers: { host } }, from(remote))

test('a request that names another host than PUBLIC_ORIGIN is answered with the right address', async () => {
  for (const host of ['evil.example', 'play.school.example.evil.example', '10.0.0.5:3000', 'a b']) {
    const answer = await ask('/api/stats', host)
    expect(answer.status).toBe(421)
    expect(await answer.json()).toMatchObject({
      code: 'wrong_host',
      params: { origin: 'https://play.school.example' },
    })
  }
  const page = await ask('/careers', 'evil.example')
  expect(page.status).toBe(421)
  expect(await page.text()).toContain('https://play.school.example')
})

test('its own host is accepted, with its port as well, and health by any', async () => {
  for (const host of ['play.school.example', 'PLAY.school.example', 'play.school.example:443']) {
    expect((await ask('/api/stats', host)).status).toBe(200)
  }
  expect((await ask('/api/health', '10.0.0.5:3000')).status).not.toBe(421)
})

test('loopback names are accepted from this machine alone', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
    expect((await ask('/api/stats', host, '127.0.0.1')).status).toBe(200)
    expect((await ask('/api/stats', host)).status).toBe(421)
  }
})

test('a page under another name that resolves here is none of ours', async () => {
  const answer = await api.app.request(
    '/api/auth/sign-in',
    {
      method: 'POST',
      headers: {
        host: 'evil.example',
        origin: 'https://evil.example',
        'content-type': 'application/json',
      },
      body: '{}',
    },
    from('203.0.113.7'),
  )
  expect(answer.status).toBe(421)
})
