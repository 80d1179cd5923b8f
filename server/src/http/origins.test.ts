import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'

const SCHOOL = 'https://school.example'
const foreign = { origin: SCHOOL, 'sec-fetch-site': 'cross-site' }

/** What external pages may call; everything else is for our own pages. */
const OPEN = [
  'GET /api/careers',
  'GET /api/careers/{id}',
  'GET /api/search-words',
  'GET /api/pathkeys',
  'GET /api/shared/{token}/leaderboard',
  'POST /api/games/join',
  'GET /api/games/{id}/seat',
  'POST /api/games/{id}/ticket',
  'GET /api/games/{id}/view',
  'GET /api/games/{id}/results',
  'POST /api/games/{id}/moves',
  'POST /api/games/{id}/leave',
]
const pathOf = (operation: string): string =>
  (operation.split(' ')[1] ?? '')
    .replace('{id}', 'gs_00000000000000000000')
    .replace('{token}', 'unknown')
const methodOf = (operation: string): string => operation.split(' ')[0] ?? ''

let api: TestApi
let student: Person
let operations: string[]

beforeAll(async () => {
  api = await makeTestApi()
  student = await signUp(api.client)
  const { body } = await api.client('GET', '/api/openapi.json')
  operations = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
})
afterAll(() => api.stop())

const call = (operation: string, headers: Record<string, string>, on = api, body = {}) => {
  const method = methodOf(operation)
  const sent = method === 'GET' ? undefined : body
  return on.client(method, pathOf(operation), sent, { cookie: student.cookie, headers })
}
const preflight = (operation: string, origin = SCHOOL, on = api) =>
  on.app.request(pathOf(operation), {
    method: 'OPTIONS',
    headers: {
      origin,
      'sec-fetch-site': 'cross-site',
      'access-control-request-method': methodOf(operation),
      'access-control-request-headers': 'authorization,content-type',
    },
  })

describe('A page of another origin', () => {
  test.each(OPEN)('may call: %s', async (operation) => {
    const { status, headers } = await preflight(operation)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(SCHOOL)
    expect(headers.get('access-control-allow-methods')).toContain(methodOf(operation))
    expect(headers.get('access-control-allow-headers')).toContain('authorization, content-type')
    expect(headers.get('access-control-max-age')).toBe('7200')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toBe('Origin')
  })

  test.each(OPEN)('reads the answer, whatever it is: %s', async (operation) => {
    const { headers, setCookies } = await call(operation, foreign)
    expect(headers.get('access-control-allow-origin')).toBe(SCHOOL)
    expect(headers.get('access-control-expose-headers')).toBe('ETag, Retry-After')
    expect(headers.get('vary')).toContain('Origin')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(setCookies).toEqual([])
  })

  test('may call nothing else, and cannot read the answer', async () => {
    const others = operations.filter((one) => !OPEN.includes(one))
    expect(others.length).toBeGreaterThan(20)
    for (const operation of others) {
      const asked = await preflight(operation)
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
      const { status, headers } = await call(operation, foreign)
      expect(headers.get('access-control-allow-origin')).toBeNull()
      if (methodOf(operation) !== 'GET')
        expect({ operation, status }).toMatchObject({ status: 403 })
    }
  })

  test('never counts as the account whose cookie a browser sends along', async () => {
    const joined = await call('POST /api/games/join', foreign, api, {
      gameCode: 'ABC123',
      displayName: 'Zoe',
    })
    expect(joined.body).toEqual(problem('game_not_found'))
    expect((await call('GET /api/games/{id}/seat', foreign)).body).toEqual(
      problem('game_not_found'),
    )
  })

  test.each([
    ['a form', 'POST', '/api/games/join', 'text/plain', '{}', 415],
    ['a body that is no JSON', 'POST', '/api/games/join', 'application/json', '{', 400],
    ['a large body', 'POST', '/api/games/join', 'application/json', `"${'a'.repeat(70_000)}"`, 413],
    ['a method that is not taken', 'DELETE', '/api/careers', 'application/json', '{}', 405],
    ['what is not there', 'GET', '/api/careers/ca_none', undefined, undefined, 404],
  ])('reads why %s was refused', async (_, method, path, type, body, expected) => {
    const headers = { ...foreign, ...(type ? { 'content-type': type } : {}) }
    const answer = await api.app.request(path, { method, headers, body })
    expect(answer.status).toBe(expected)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('access-control-allow-origin')).toBe(SCHOOL)
  })

  test('can read Retry-After', async () => {
    // With a fixed clock: a code may be tried again every six seconds.
    const limited = await makeTestApi({ now: () => Date.UTC(2026, 4, 4, 9) })
    for (let i = 0; i < 100; i++) {
      await call('POST /api/games/join', foreign, limited, { gameCode: 'ABC123', displayName: 'Z' })
    }
    const { status, headers } = await call('POST /api/games/join', foreign, limited, {
      gameCode: 'ABC123',
      displayName: 'Z',
    })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('access-control-allow-origin')).toBe(SCHOOL)
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
    await limited.stop()
  })

  test('can read that something failed, without details', async () => {
    const broken = await makeTestApi()
    await broken.services.store.close()
    const { status, body, headers } = await broken.client('GET', '/api/careers', undefined, {
      headers: foreign,
    })
    expect(status).toBe(500)
    expect(body).toEqual(problem('unexpected'))
    expect(headers.get('access-control-allow-origin')).toBe(SCHOOL)
  })
})

describe('EMBED_ORIGINS', () => {
  let narrow: TestApi
  beforeAll(async () => {
    narrow = await makeTestApi({
      env: {
        EMBED_ORIGINS: `${SCHOOL},http://localhost:8080`,
        PUBLIC_ORIGIN: 'http://own.example',
      },
    })
  })
  afterAll(() => narrow.stop())

  test.each(OPEN)('restricts who may call: %s', async (operation) => {
    for (const origin of [SCHOOL, 'http://localhost:8080']) {
      expect((await preflight(operation, origin, narrow)).status).toBe(204)
      const { headers } = await call(operation, { ...foreign, origin }, narrow)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
    }
    for (const origin of ['https://evil.example', 'http://school.example', 'null']) {
      const asked = await preflight(operation, origin, narrow)
      const answered = await call(operation, { ...foreign, origin }, narrow)
      expect([asked.status, answered.status]).toEqual([403, 403])
      expect(answered.body).toEqual(problem('forbidden_origin'))
      for (const { headers } of [asked, answered]) {
        expect(headers.get('access-control-allow-origin')).toBeNull()
      }
    }
  })

  test('never shuts our own pages out', async () => {
    const own = { origin: 'http://own.example', 'sec-fetch-site': 'same-origin' }
    expect((await call('GET /api/careers', own, narrow)).status).toBe(200)
  })
})
