import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { signUp } from '../../test/people'
import { holdDatabase } from '../../test/storage/hold-database'
import { SqliteConnection } from '../db/sqlite-connection'
import { ImageFolder } from '../question-sets/images/image-folder'
import { toDiskState } from '../runtime/disk'

const MB = 1024 * 1024
let api: TestApi
afterEach(async () => {
  vi.restoreAllMocks()
  await api?.stop()
})

test('a disk is low with half a gigabyte left, and full with next to nothing', () => {
  expect([600, 511, 33, 31, 0].map((free) => toDiskState(free * MB))).toEqual([
    'ok',
    'low',
    'low',
    'full',
    'full',
  ])
})

test('a database that is locked: 503 with Retry-After, reads go on, nothing is lost', async () => {
  api = await makeTestApi()
  const person = await signUp(api.client, 'student')
  const rename = () =>
    api.client(
      'PATCH',
      '/api/account/names',
      { firstName: 'Ann', lastName: 'Lee', displayName: 'Later' },
      person,
    )
  const release = holdDatabase(join(api.dataDir, 'pathquest.db'))
  let isHeld = true
  const held = rename().finally(() => {
    isHeld = false
  })
  expect((await api.client('GET', '/api/stats')).status).toBe(200)
  expect((await api.client('GET', '/api/session', undefined, person)).status).toBe(200)
  expect(isHeld).toBe(true)
  const { status, body, headers } = await held
  expect(status).toBe(503)
  expect(body.code).toBe('unavailable')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const { body: health } = await api.client('GET', '/api/health')
  expect(health).toMatchObject({ status: 'down', database: 'ok', writes: 'refused' })
  release()
  expect((await rename()).status).toBe(200)
})

test('a full disk: what is not stored is not acknowledged, reads go on, and everybody sees why', async () => {
  api = await makeTestApi()
  const executed = vi.spyOn(SqliteConnection.prototype, 'execute')
  const person = await signUp(api.client, 'student')
  const used = executed.mock.contexts as SqliteConnection[]
  const writer = used.find(({ raw }) => !raw.readonly)
  if (!writer) throw new Error('Nothing was written')
  const pages = writer.raw.pragma('page_count', { simple: true })
  writer.raw.pragma(`max_page_count = ${pages}`)
  let refused: Awaited<ReturnType<typeof save>> | undefined
  const save = (name: string) =>
    api.client('POST', '/api/auth/sign-up', {
      email: `${name}@school.example`,
      password: 'correct horse battery',
      fullName: 'Ann Lee',
      role: 'student',
      birthMonth: 1,
      birthYear: 1990,
    })
  // Allocated pages have a little free space.
  for (let i = 0; i < 60 && refused?.status !== 503; i++) refused = await save(`ann${i}`)
  expect(refused).toMatchObject({ status: 503, body: { code: 'disk_full' } })
  expect(refused?.body.detail).toContain('disk')
  expect((await api.client('GET', '/api/session', undefined, person)).status).toBe(200)
  const { body: health } = await api.client('GET', '/api/health')
  expect(health).toMatchObject({ status: 'down', writes: 'refused', integrity: 'unchecked' })
  writer.raw.pragma('max_page_count = 1000000')
  expect((await save('later')).status).toBe(201)
})

const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })

test('a disk that is full for an image: the same problem, and health reports it', async () => {
  api = await makeTestApi()
  const teacher = await signUp(api.client, 'teacher')
  const writes = async () => (await api.client('GET', '/api/health')).body.writes
  vi.spyOn(ImageFolder.prototype, 'write').mockRejectedValue(full())
  const color = { r: 1, g: 2, b: 3 }
  const create = { width: 8, height: 8, channels: 3, background: color } as const
  const bytes = await sharp({ create }).png().toBuffer()
  expect(await writes()).toBe('ok')
  const sent = await api.app.request('/api/question-images', {
    method: 'POST',
    headers: {
      cookie: teacher.cookie,
      'content-type': 'image/png',
      'content-length': String(bytes.length),
    },
    body: new Uint8Array(bytes),
  })
  expect(sent.status).toBe(503)
  expect(await sent.json()).toMatchObject({ code: 'disk_full' })
  expect(await writes()).toBe('refused')
})

test('a clock that was set since the start is reported, and stops nobody from playing', async () => {
  api = await makeTestApi()
  api.services.clock = { steppedMs: -3_600_000 }
  const { body: health } = await api.client('GET', '/api/health')
  expect(health).toMatchObject({ writes: 'ok', warnings: ['clock_stepped'] })
})
