import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { head, listening, type RawClient, rawClient } from '../../test/raw-http'
import { soon } from '../../test/soon'
import { BodyBudget } from '../limits/body-budget'
import { makeHttpServer } from './http-server'
import { isNestedDeeper } from './json-body'

const KIB = 1024
const JSON_TYPE = { 'Content-Type': 'application/json' }
let api: TestApi
let teacher: Person
let port: number
let stop: () => void

beforeAll(async () => {
  api = await makeTestApi()
  teacher = await signUp(api.client, 'teacher')
  const server = makeHttpServer(getRequestListener(api.app.fetch))
  port = await listening(server)
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(async () => {
  stop()
  await api.stop()
})

function begin(headers: Record<string, string | number>): RawClient {
  const client = rawClient(port)
  onTestFinished(() => void client.socket.destroy())
  client.send(head('POST', '/api/auth/sign-in', { ...JSON_TYPE, ...headers }))
  return client
}
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`

describe('A request body', () => {
  test('a Content-Length is checked before a byte of the body has arrived', async () => {
    const client = begin({ 'Content-Length': 64 * KIB + 1 })
    expect(await client.status).toBe(413)
    expect(client.received()).toContain('At most 64 KiB can be sent.')
  })

  test('without a Content-Length the bytes are counted as they arrive', async () => {
    const client = begin({ 'Transfer-Encoding': 'chunked' })
    for (let i = 0; i < 65; i++) client.send(chunk(KIB))
    expect(await client.status).toBe(413)
  })

  test('a body of exactly 64 KiB is read', async () => {
    const client = begin({ 'Content-Length': 64 * KIB })
    client.send('{"email":"'.padEnd(64 * KIB - 2, 'x'))
    client.send('"}')
    expect(await client.status).toBe(400)
    expect(client.received()).toContain('"field":"email"')
  })

  test('an aborted body is not a server error', async () => {
    const client = begin({ 'Content-Length': 100 })
    client.send('{"email"')
    const before = api.logged().length
    await expect.poll(() => api.services.limits.bodies.isEmpty, soon).toBe(false)
    client.socket.destroy()
    await expect.poll(() => api.services.limits.bodies.isEmpty, soon).toBe(true)
    expect(api.logged().slice(before)).not.toContain('unexpected')
  })

  test.each([
    ['arrays', `{"sessionId":"gs_1","questions":${'['.repeat(900)}${']'.repeat(900)}}`],
    ['objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ])('%s nested deeper than 32 levels are refused and not parsed', async (_, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/game/initialize`, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie: teacher.cookie },
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'bad_request',
      detail: 'The request is not understood: it is nested more than 32 levels deep',
    })
  })

  test('the documented call accepts 64 KiB and no longer megabytes', async () => {
    const initialize = (bytes: number) =>
      api.client(
        'POST',
        '/api/game/initialize',
        { sessionId: 'gs_1', questions: ['x'.repeat(bytes)] },
        teacher,
      )
    expect((await initialize(60 * KIB)).body).toEqual(problem('game_not_found'))
    expect((await initialize(70 * KIB)).body).toEqual(problem('body_too_large'))
  })
})

describe('Requests without an account', () => {
  test('requests of one address are limited, whatever the route', async () => {
    const at = Date.now()
    const other = await makeTestApi({ now: () => at })
    onTestFinished(other.stop)
    for (let i = 0; i < 5_000; i++) other.services.limits.countRequest('unknown')
    const refused = await other.client('GET', '/api/stats')
    expect(refused.body).toEqual(problem('rate_limited'))
    expect(refused.headers.get('retry-after')).toBe('1')
  })

  test('the documented call that creates a room has its own limit', async () => {
    const initialize = () =>
      api.client('POST', '/api/game/initialize', { sessionId: 'gs_1' }, teacher)
    const statuses = await Promise.all(Array.from({ length: 35 }, initialize))
    const limited = statuses.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThan(0)
    expect(statuses.length - limited.length).toBeLessThanOrEqual(32)
  })

  test('the description of the API is serialised once', async () => {
    const write = vi.spyOn(api.app, 'getOpenAPI31Document')
    const first = await api.client('GET', '/api/openapi.json')
    expect(first.body.paths['/api/games']).toBeDefined()
    expect(Object.keys(first.body.paths).some((path) => path.startsWith('/internal'))).toBe(false)
    for (let i = 0; i < 5; i++) await api.client('GET', '/api/openapi.json')
    expect(write).toHaveBeenCalledOnce()
  })
})

describe('The budget of bodies in flight', () => {
  const withBudget = (maxBytes: number) => {
    const { limits } = api.services
    const { bodies } = limits
    limits.bodies = new BodyBudget(maxBytes, maxBytes)
    onTestFinished(() => {
      limits.bodies = bodies
    })
  }

  test('is used up by clients that withhold their bodies, and released when they disconnect', async () => {
    withBudget(96 * KIB)
    const ask = () => api.client('POST', '/api/auth/sign-out', { a: 'x'.repeat(6 * KIB) })
    const holding = [begin({ 'Content-Length': 52 * KIB }), begin({ 'Content-Length': 42 * KIB })]
    holding[0]?.send('x'.repeat(50 * KIB))
    holding[1]?.send('x'.repeat(40 * KIB))
    await expect.poll(async () => (await ask()).status, soon).toBe(503)
    const refused = await ask()
    expect(refused.body).toEqual(problem('unavailable'))
    expect(refused.headers.get('retry-after')).toBe('1')
    for (const client of holding) client.socket.destroy()
    await expect.poll(async () => (await ask()).status, soon).toBe(400)
  })

  test('an announced body that will not fit is refused before a byte of it has arrived', async () => {
    withBudget(96 * KIB)
    begin({ 'Content-Length': 60 * KIB })
    await expect.poll(() => api.services.limits.bodies.isEmpty, soon).toBe(false)
    const refused = begin({ 'Content-Length': 60 * KIB })
    expect(await refused.status).toBe(503)
  })

  test('counts a request until it is answered', async () => {
    for (let i = 0; i < 50; i++) await api.client('POST', '/api/auth/sign-out', {})
    expect(api.services.limits.bodies.isEmpty).toBe(true)
  })
})

const arrays = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const objects = (levels: number) => '{"a":'.repeat(levels) + 1 + '}'.repeat(levels)

test.each([arrays, objects])('the allowed depth, and one level more', (nested) => {
  expect(isNestedDeeper(nested(32), 32)).toBe(false)
  expect(isNestedDeeper(nested(33), 32)).toBe(true)
})

test('what is closed again does not count', () => {
  expect(isNestedDeeper(`[${Array(1000).fill('{"a":[]}').join(',')}]`, 3)).toBe(false)
})

test('brackets in strings do not count, after escaped quotes and before them', () => {
  expect(isNestedDeeper(JSON.stringify(['[[[[', '"[[[[', '\\', '[\\"[[']), 1)).toBe(false)
  expect(isNestedDeeper('["\\\\",[[1]]]', 2)).toBe(true)
})

test('agrees with the parsed value, whatever it is', () => {
  const depthOf = (value: unknown): number =>
    value === null || typeof value !== 'object'
      ? 0
      : 1 + Math.max(0, ...Object.values(value).map(depthOf))
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const depth = depthOf(value)
      expect(isNestedDeeper(JSON.stringify(value), depth)).toBe(false)
      if (depth > 0) expect(isNestedDeeper(JSON.stringify(value), depth - 1)).toBe(true)
    }),
  )
})
