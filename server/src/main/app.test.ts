import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { problem } from '../../test/client'
import { type Person, signUp } from '../../test/people'
import { archiveFiles } from '../http/asset-archive'
import { APP_NAMES, loadStaticApp } from '../http/static-app'

let api: TestApi
let teacher: Person

beforeAll(async () => {
  api = await makeTestApi({ env: { PUBLIC_ORIGIN: 'http://localhost:3000' } })
  teacher = await signUp(api.client, 'teacher')
})
afterAll(() => api.stop())

describe('Problems', () => {
  test('an unknown address below /api is a problem, not a page', async () => {
    const { status, body, headers } = await api.client('GET', '/api/nothing-here')
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(body).toEqual({
      type: 'urn:pathquest:problem:not_found',
      title: 'not found',
      status: 404,
      code: 'not_found',
      params: {},
      detail: 'There is nothing at this address.',
    })
  })

  test('a short answer has a Content-Length and is not compressed, a long one is', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const short = await api.app.request('/api/nothing-here', { headers })
    expect(short.headers.get('content-encoding')).toBeNull()
    expect(Number(short.headers.get('content-length'))).toBe((await short.arrayBuffer()).byteLength)
    const long = await api.app.request('/api/openapi.json', { headers })
    expect(long.headers.get('content-encoding')).toBe('gzip')
  })

  test.each(['/api/site', '/api/nothing-here', '/api/careers?sort=title', '/nowhere'])(
    'a response is built once and never rebuilt to add headers: %s',
    async (path) => {
      let made = 0
      const Plain = Response
      vi.stubGlobal(
        'Response',
        class extends Plain {
          constructor(...parts: ConstructorParameters<typeof Response>) {
            super(...parts)
            made++
          }
        },
      )
      onTestFinished(() => void vi.unstubAllGlobals())
      const { headers } = await api.app.request(path)
      expect(made).toBe(1)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-request-id')).toBeTruthy()
    },
  )

  test('a method that a path does not allow is refused with those it allows', async () => {
    const { status, body, headers } = await api.client('DELETE', '/api/games')
    expect(status).toBe(405)
    expect(body).toEqual(problem('method_not_allowed'))
    expect(headers.get('allow')).toBe('POST, GET, HEAD')
  })

  test('a body that is no JSON is a bad request and nothing of it comes back', async () => {
    const response = await api.app.request('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email": "canary',
    })
    expect(response.status).toBe(400)
    expect(await response.text()).not.toContain('canary')
  })

  test('a field that is missing or wrong is named', async () => {
    const { body } = await api.client('POST', '/api/auth/sign-in', { email: 7, password: 'x' })
    expect(body).toMatchObject({ code: 'bad_request', field: 'email' })
  })

  test('a body over 64 KiB is refused', async () => {
    const huge = { email: 'a'.repeat(70_000), password: 'x' }
    const { status, body } = await api.client('POST', '/api/auth/sign-in', huge)
    expect(status).toBe(413)
    expect(body).toEqual(problem('body_too_large'))
  })

  test('a bug is logged once with the request id and sent to nobody', async () => {
    const broken = await makeTestApi()
    await broken.services.store.close()
    const { status, body, headers } = await broken.client('GET', '/api/stats')
    expect(status).toBe(500)
    expect(body).toEqual({
      type: 'urn:pathquest:problem:unexpected',
      title: 'unexpected',
      status: 500,
      code: 'unexpected',
      params: {},
      detail: 'An unexpected error occurred. Please try again.',
    })
    // What runs beside requests misses its database as well, and says so in lines of its own.
    const requestId = headers.get('x-request-id') ?? '-'
    const lines = broken
      .logged()
      .split('\n')
      .filter((line) => line.includes('"error"') && line.includes(requestId))
    expect(lines).toHaveLength(1)
  })
})

describe('Health', () => {
  test('reports what is down', async () => {
    const { status, body } = await api.client('GET', '/api/health')
    expect(status).toBe(503)
    expect(body).toEqual({
      status: 'down',
      version: '0.1.0',
      database: 'ok',
      rooms: 'down',
      disk: expect.stringMatching(/^(ok|low)$/),
      writes: 'ok',
      integrity: 'unchecked',
    })
  })
})

describe('Calls from pages', () => {
  const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const rename = (headers: Record<string, string>) =>
    api.client(
      'PATCH',
      '/api/account/names',
      { firstName: 'New', lastName: 'Name', displayName: 'New Name' },
      { ...teacher, headers },
    )
  const nameNow = async () =>
    (await api.client('GET', '/api/session', undefined, teacher)).body.user.displayName

  test('our own page may write', async () => {
    expect((await rename(own)).status).toBe(200)
  })

  test.each([
    ['another site', foreign],
    ['a subdomain', { origin: 'http://app.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' }],
    ['a longer name', { origin: 'http://localhost:3000.evil.example' }],
    ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a browser that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('%s may not', async (_, headers) => {
    const before = await nameNow()
    const { status, body, headers: answered } = await rename(headers as Record<string, string>)
    expect(status).toBe(403)
    expect(body).toEqual(problem('forbidden_origin'))
    expect(answered.get('access-control-allow-origin')).toBeNull()
    expect(await nameNow()).toBe(before)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s is refused, whoever sends it',
    async (type) => {
      const response = await api.app.request('/api/account/names', {
        method: 'PATCH',
        headers: { 'content-type': type, cookie: teacher.cookie },
        body: '{"firstName":"Form","lastName":"Name","displayName":"Form Name"}',
      })
      expect(response.status).toBe(415)
      expect(await nameNow()).not.toBe('Form Name')
    },
  )

  test('reading with our cookie from another site reads as nobody', async () => {
    const by = { ...teacher, headers: foreign }
    const { body, headers } = await api.client('GET', '/api/session', undefined, by)
    expect(body).toEqual({ user: null })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('joining answers any origin, without credentials', async () => {
    const preflight = await api.app.request('/api/games/join', {
      method: 'OPTIONS',
      headers: { ...foreign, 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://evil.example')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    const join = { gameCode: 'ABC123', displayName: 'Zoe' }
    const { body, headers } = await api.client('POST', '/api/games/join', join, {
      headers: foreign,
    })
    expect(body).toEqual(problem('game_not_found'))
    expect(headers.get('access-control-allow-origin')).toBe('https://evil.example')
  })

  test('EMBED_ORIGINS restricts that', async () => {
    const narrow = await makeTestApi({ env: { EMBED_ORIGINS: 'https://school.example' } })
    const join = (origin: string) =>
      narrow.client(
        'POST',
        '/api/games/join',
        { gameCode: 'ABC123', displayName: 'Zoe' },
        { headers: { origin } },
      )
    expect((await join('https://school.example')).body).toEqual(problem('game_not_found'))
    for (const origin of ['https://evil.example', 'http://school.example', 'null']) {
      const refused = await join(origin)
      expect(refused.body).toEqual(problem('forbidden_origin'))
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    }
    await narrow.stop()
  })
})

describe('Headers and pages', () => {
  test('no inline script or style sheet, no frame, no sniffing', async () => {
    const { headers } = await api.client('GET', '/api/stats')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("connect-src 'self' ws://localhost:3000;")
    expect(policy).not.toContain('unsafe-eval')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('hashed assets are cached for a year, every other path is the page', async () => {
    const { folder, remove } = builtApp()
    const withPages = await makeTestApi({ staticApp: loadStaticApp(folder) })
    const asset = await withPages.app.request('/assets/main-Ab3dEf9h.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    for (const path of ['/', '/game/gs_1/lobby', '/login?next=%2F']) {
      const page = await withPages.app.request(path)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<title>Pathquest</title>')
      expect(page.headers.get('cache-control')).toBe('no-cache')
      // The page's one inline script runs by its hash alone.
      expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    }
    const etag = (await withPages.app.request('/')).headers.get('etag') as string
    const again = await withPages.app.request('/', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    for (const path of ['/assets/gone-Ab3dEf9h.js', '/..%2f..%2fpackage.json', '/.env.local']) {
      expect((await withPages.app.request(path)).status).toBe(404)
    }
    await withPages.stop()
    remove()
  })

  test('an upgrade retains the chunks of open pages for 30 days', async () => {
    const [before, after] = [builtApp(), builtApp('next-Xy9zWv8u.js')]
    const archive = join(after.folder, 'archive')
    const released = Date.UTC(2026, 0, 1)
    archiveFiles(before.folder, archive, APP_NAMES, released)
    writeFileSync(join(archive, 'unfinished'), 'half of a copy')
    const statuses = async (now: number) => {
      archiveFiles(after.folder, archive, APP_NAMES, now)
      const { app, stop } = await makeTestApi({ staticApp: loadStaticApp(after.folder, archive) })
      const asked = ['/assets/main-Ab3dEf9h.js', '/assets/next-Xy9zWv8u.js'].map(
        async (path) => (await app.request(path)).status,
      )
      const all = await Promise.all(asked)
      // The page is always that of this version, and an unfinished copy is never served.
      expect(await (await app.request('/unfinished')).text()).toContain('<title>Pathquest</title>')
      await stop()
      return all
    }
    expect(await statuses(released + 30 * DAY_MS)).toEqual([200, 200])
    expect(await statuses(released + 30 * DAY_MS + 1)).toEqual([404, 200])
    for (const { remove } of [before, after]) remove()
  })
})

test('pages show pictures of the configured stores, and of nobody else', async () => {
  const IMAGE_BASE = 'https://one.blob.example,https://two.blob.example'
  const { app, stop } = await makeTestApi({ env: { IMAGE_BASE, IMAGE_SIGNATURE: '?sig=x' } })
  const policy = (await app.request('/api/health')).headers.get('content-security-policy')
  expect(policy).toContain(
    "img-src 'self' data: blob: https://one.blob.example https://two.blob.example;",
  )
  await stop()
})

test('a page of its own is served at its address, with the scripts and styles inside it', async () => {
  const { folder, remove } = builtApp()
  const inside = '<style>h1{color:red}</style><script>document.URL</script>'
  writeFileSync(join(folder, 'join-game.html'), `<title>Join</title>${inside}`)
  const { app, stop } = await makeTestApi({ staticApp: loadStaticApp(folder) })
  const page = await app.request('/join-game?code=AB12CD')
  expect(await page.text()).toContain('<title>Join</title>')
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain(`style-src 'self' ${hash('h1{color:red}')};`)
  expect(policy).toContain(` ${hash('document.URL')};`)
  expect(await (await app.request('/join-game/x')).text()).toContain('<title>Pathquest</title>')
  await stop()
  remove()
})

test.each([
  ['/game/gs_1', 'Game'],
  ['/game/gs_1/lobby', 'Game'],
  ['/game/gs_1/screen', 'Pathquest'],
  ['/game/gs_1/remote', 'Pathquest'],
  ['/game', 'Game'],
])('%s is the page %s', async (path, title) => {
  const { folder, remove } = builtApp()
  writeFileSync(join(folder, 'game.html'), '<title>Game</title>')
  const { app, stop } = await makeTestApi({ staticApp: loadStaticApp(folder) })
  expect(await (await app.request(path)).text()).toContain(`<title>${title}</title>`)
  await stop()
  remove()
})

const DAY_MS = 24 * 60 * 60_000

function builtApp(asset = 'main-Ab3dEf9h.js') {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-dist-'))
  mkdirSync(join(folder, 'assets'))
  const page = '<title>Pathquest</title><script>document.title</script>'
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'assets', asset), 'export {}\n'.repeat(500))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
