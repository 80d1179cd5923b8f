import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from '../../test/api'
import { signUp } from '../../test/people'
import type { TestDatabases } from '../../test/storage/test-database'
import { postgresDatabases } from '../../test/storage/test-postgres'

/** A sweep would need up to a minute. */
const TOLD_WITHIN_MS = 5_000
/** Two whole servers, whose first start stores our content. */
const START_MS = 240_000
const TAB = 'tab-of-host'
const filesDir = mkdtempSync(join(tmpdir(), 'pathquest-files-'))
let databases: TestDatabases
let env: Record<string, string>
let one: TestServer
let other: TestServer

beforeAll(async () => {
  databases = await postgresDatabases()
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ'
  env = {
    DATABASE_URL: await databases.fresh(),
    FILES_DIR: filesDir,
    PUBLIC_ORIGIN: 'http://localhost:3000',
    PATHQUEST_DEMO: 'off',
    AUTH_SECRET: `${letters}1`,
    ROOM_SECRET: `${letters}2`,
    SEAT_SECRET: `${letters}3`,
    LTI_ENCRYPTION_SECRET: `${letters}4`,
  }
  one = await startTestServer(env)
  other = await startTestServer(env)
}, START_MS)
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()])
  await databases?.stop()
  rmSync(filesDir, { recursive: true, force: true })
}, START_MS)

test('a session of one is good at the other, and its end closes sockets there at once', async () => {
  const teacher = await signUp(one.client, 'teacher')
  const { body } = await other.client('GET', '/api/session', undefined, teacher)
  expect(body.user).toMatchObject({ profileId: teacher.profileId })
  const game = { questionSetId: 'qs_nurse-shift' }
  const { session } = (await one.client('POST', '/api/games', game, teacher)).body
  const ticketFor = { role: 'host', tab: TAB }
  const path = `/api/games/${session.id}/ticket`
  const { body: ticket } = await one.client('POST', path, ticketFor, teacher)
  const query = new URLSearchParams({ _pk: TAB, ticket: ticket.ticket, v: '1' })
  const socket = new WebSocket(`${one.origin.replace('http', 'ws')}${ticket.path}?${query}`)
  await once(socket, 'message')
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(TOLD_WITHIN_MS) })
  expect((await other.client('POST', '/api/auth/sign-out', {}, teacher)).status).toBeLessThan(300)
  const [code] = await closed
  expect(code).toBe(4002)
})

test('an image that one has taken the other shows', async () => {
  const teacher = await signUp(one.client, 'teacher')
  const create = { width: 40, height: 30, channels: 3, background: '#361' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const sent = await fetch(`${one.origin}/api/question-images`, {
    method: 'POST',
    headers: { cookie: teacher.cookie, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  })
  expect(sent.status).toBe(201)
  const { imageUrl } = (await sent.json()) as { imageUrl: string }
  expect((await fetch(other.origin + imageUrl)).status).toBe(200)
})

test('a third with other secrets is refused with what to do', async () => {
  const refused = startTestServer({ ...env, SEAT_SECRET: `${env.SEAT_SECRET}x` })
  await expect(refused).rejects.toThrow(
    /^SEAT_SECRET: another server .* in the environment of every/,
  )
})
