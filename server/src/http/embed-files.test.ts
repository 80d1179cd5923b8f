import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { signUp } from '../../test/people'
import { archiveFiles } from './asset-archive'
import { EMBED_NAMES, loadEmbedFiles } from './embed-files'
import { loadStaticApp } from './static-app'

const DAY_MS = 24 * 60 * 60_000
/** The single file, the list of its parts and one part: pages have its hash, and it has theirs. */
const WITH_HASH = [
  'pathquest-0.1.0-1a2b3c4d.js',
  'pathquest-0.1.0-5e6f7a8b.json',
  'pathquest-part-game-9c0d1e2f.js',
]
const UNCHANGED = ['chunks/join-form-Ab3dEf9h.js', ...WITH_HASH]
const LOADER = 'window.Pathquest={};\n'.repeat(200)
const folder = mkdtempSync(join(tmpdir(), 'pathquest-embed-'))
let api: TestApi

beforeAll(async () => {
  mkdirSync(join(folder, 'v1/chunks'), { recursive: true })
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app/index.html'), '<title>Pathquest</title>')
  writeFileSync(join(folder, 'v1/embed.js'), LOADER)
  writeFileSync(join(folder, 'v1/embed.json'), '{"version":"0.1.0"}')
  for (const name of WITH_HASH) writeFileSync(join(folder, 'v1', name), LOADER)
  writeFileSync(join(folder, 'v1/chunks/join-form-Ab3dEf9h.js'), 'export {}\n'.repeat(200))
  writeFileSync(join(folder, 'v1/embed.js.map'), '{}')
  api = await makeTestApi({
    embed: loadEmbedFiles(join(folder, 'v1')),
    staticApp: loadStaticApp(join(folder, 'app')),
  })
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  api.app.request(path, { method, headers })

describe('The files of the embed', () => {
  test.each([
    ['/v1/embed.js', 'text/javascript; charset=utf-8', 'public, max-age=300'],
    ['/v1/embed.json', 'application/json', 'public, max-age=300'],
    [
      '/v1/chunks/join-form-Ab3dEf9h.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/v1/pathquest-0.1.0-1a2b3c4d.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/v1/pathquest-0.1.0-5e6f7a8b.json',
      'application/json',
      'public, max-age=31536000, immutable',
    ],
    [
      '/v1/pathquest-part-game-9c0d1e2f.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('%s is %s for pages of every origin, cached as %s', async (path, type, cache) => {
    const { status, headers } = await get(path, {
      origin: 'https://school.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toBe(cache)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('etag')).not.toBeNull()
  })

  test('are compressed as the client accepts, at the level that sizes are measured with', async () => {
    const plain = await get('/v1/embed.js')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(LOADER)
    const zipped = await get('/v1/embed.js', { 'accept-encoding': 'gzip' })
    const bytes = Buffer.from(await zipped.arrayBuffer())
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(zipped.headers.get('content-length')).toBe(String(bytes.length))
    expect(bytes.length).toBe(gzipSync(LOADER, { level: 9 }).length)
    expect(gunzipSync(bytes).toString()).toBe(LOADER)
    const modern = await get('/v1/embed.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(modern.headers.get('content-encoding')).toBe('br')
    for (const { headers } of [plain, zipped, modern]) {
      expect(headers.get('vary')).toContain('Accept-Encoding')
    }
  })

  test('what a browser has cached is not sent again, in whatever encoding', async () => {
    const first = await get('/v1/embed.js', { 'accept-encoding': 'gzip' })
    const etag = first.headers.get('etag') as string
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
      const again = await get('/v1/embed.js', { 'if-none-match': known, 'accept-encoding': 'br' })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('access-control-allow-origin')).toBe('*')
      expect(again.headers.get('cache-control')).toBe('public, max-age=300')
      expect(again.headers.get('vary')).toContain('Accept-Encoding')
    }
    expect((await get('/v1/embed.js', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('HEAD sends the same headers without the body', async () => {
    const { status, headers } = await get('/v1/embed.js', {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers.get('content-length')).toBe(String(LOADER.length))
  })

  test.each([
    '/v1/chunks/gone-Ab3dEf9h.js',
    '/v1/',
    '/v1/chunks',
    '/v1/embed.js.map',
    '/v1/..%2fapp/index.html',
    '/v1/%E0%A4%A',
  ])('%s is missing: a text, not the page of the app, and not cached', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await answer.text()).toBe('There is no such file.')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('writes are refused', async () => {
    const { status, headers } = await get('/v1/embed.js', {}, 'POST')
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD')
  })

  test('no cookie is set, not even for a signed-in user', async () => {
    const { cookie } = await signUp(api.client)
    for (const path of ['/v1/embed.js', '/v1/embed.json', '/v1/nothing.js']) {
      expect((await get(path, { cookie })).headers.get('set-cookie')).toBeNull()
    }
  })

  test('an upgrade retains what pages reference: the single file with its parts for good, chunks for 30 days', async () => {
    const before = join(folder, 'v1')
    const after = join(folder, 'next/v1')
    const archive = join(folder, 'archive')
    mkdirSync(after, { recursive: true })
    writeFileSync(join(after, 'embed.js'), 'window.Pathquest={}')
    writeFileSync(join(after, 'pathquest-0.2.0-3f4e5d6c.js'), 'next')
    const files = async (now: number) => {
      archiveFiles(after, archive, EMBED_NAMES, now)
      const upgraded = await makeTestApi({ embed: loadEmbedFiles(after, archive) })
      const statuses = await Promise.all(
        ['embed.js', 'embed.json', ...UNCHANGED, 'pathquest-0.2.0-3f4e5d6c.js'].map(
          async (name) => (await upgraded.app.request(`/v1/${name}`)).status,
        ),
      )
      await upgraded.stop()
      return statuses
    }
    const released = Date.UTC(2026, 0, 1)
    archiveFiles(before, archive, EMBED_NAMES, released)
    // The loader and its list are those of the new build or missing.
    expect(await files(released + 30 * DAY_MS)).toEqual([200, 404, 200, 200, 200, 200, 200])
    expect(await files(released + 30 * DAY_MS + 1)).toEqual([200, 404, 404, 200, 200, 200, 200])
  })

  test('a copy that a killed server left half-way is made again and never served', async () => {
    const archive = join(folder, 'half')
    mkdirSync(archive)
    writeFileSync(join(archive, 'unfinished-1'), LOADER.slice(0, 10))
    archiveFiles(join(folder, 'v1'), archive, EMBED_NAMES, Date.now())
    // Another process may still be at it.
    expect(readdirSync(archive).sort()).toEqual(['chunks', ...WITH_HASH, 'unfinished-1'])
    const running = await makeTestApi({ embed: loadEmbedFiles(join(folder, 'v1'), archive) })
    expect((await running.app.request('/v1/unfinished-1')).status).toBe(404)
    await running.stop()
    archiveFiles(join(folder, 'v1'), archive, EMBED_NAMES, Date.now() + DAY_MS + 1)
    expect(readdirSync(archive).sort()).toEqual(['chunks', ...WITH_HASH])
    for (const name of WITH_HASH) expect(readFileSync(join(archive, name), 'utf8')).toBe(LOADER)
  })

  test('files of a newer version are served by a process that started before it', async () => {
    const archive = join(folder, 'shared')
    const newer = join(folder, 'newer/v1')
    mkdirSync(join(newer, 'chunks'), { recursive: true })
    writeFileSync(join(newer, 'chunks/join-form-Zz9yX8w7.js'), 'newer')
    const older = await makeTestApi({ embed: loadEmbedFiles(join(folder, 'v1'), archive) })
    archiveFiles(newer, archive, EMBED_NAMES, Date.now())
    writeFileSync(join(folder, 'pathquest-secret.json'), '{}')
    const statusOf = async (path: string) => (await older.app.request(path)).status
    expect(await statusOf('/v1/chunks/join-form-Zz9yX8w7.js')).toBe(200)
    expect(await statusOf('/v1/chunks/join-form-Aa1bB2c3.js')).toBe(404)
    for (const path of ['/v1/chunks/..%2f..%2fpathquest-secret.json', '/v1/chunks/%2e%2e%2fx.js'])
      expect(await statusOf(path)).toBe(404)
    await older.stop()
  })

  test('of several processes that sweep at once none removes what another has just stored', () => {
    const archive = join(folder, 'swept')
    const now = Date.now()
    archiveFiles(join(folder, 'v1'), archive, EMBED_NAMES, now - 31 * DAY_MS)
    archiveFiles(join(folder, 'v1'), archive, EMBED_NAMES, now)
    archiveFiles(join(folder, 'none'), archive, EMBED_NAMES, now)
    expect(readdirSync(join(archive, 'chunks'))).toEqual(['join-form-Ab3dEf9h.js'])
    expect(readdirSync(archive).sort()).toEqual(['chunks', ...WITH_HASH])
  })

  test('without a build the answer says what is missing', async () => {
    const bare = await makeTestApi({ embed: loadEmbedFiles(join(folder, 'none')) })
    const answer = await bare.app.request('/v1/embed.js')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('The embed is not built. Build it with: npm run build')
    await bare.stop()
  })
})
