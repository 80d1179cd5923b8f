import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyCall } from '@pathquest/core'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeTestApi } from '../../test/api'
import { problem } from '../../test/client'
import { signUp } from '../../test/people'
import { TEST_STORE } from '../../test/results'
import { listHostedGames } from '../games/store/lists'
import { RoomClient, RoomGone } from './client'
import { ownRooms } from './room-directory'

const SECRET = 'Zb3kQ9xV1mN7sT5wY2uR8pL4cD6fG0hJ'
const LEAVE = { type: 'leave', playerId: 'gp_1' } as const
const GAME = { id: 'gs_1', status: 'waiting', storeId: TEST_STORE } as const
const YES = { ok: true, version: 3, status: 'waiting' }

interface Seen {
  method: string
  path: string
  body: string
  signed: boolean
}

let rooms: Server
let seen: Seen[]
let answer: (response: ServerResponse, call: number) => void
let client: RoomClient
let origin: string
const stores = () => ownRooms(TEST_STORE, { origin: () => origin })

beforeEach(async () => {
  seen = []
  rooms = createServer(async (request, response) => {
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      body: await text(request),
    }
    const header = (name: string) => request.headers[name] as string | undefined
    seen.push({ ...call, signed: await verifyCall(SECRET, call, header, Date.now()) })
    answer(response, seen.length)
  })
  await new Promise<void>((done) => rooms.listen(0, '127.0.0.1', done))
  const { port } = rooms.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  client = new RoomClient({ stores: stores(), secret: SECRET, now: Date.now })
})
afterEach(() => {
  rooms.closeAllConnections()
  rooms.close()
})

async function text(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
const reply = (response: ServerResponse, content: unknown, status = 200) =>
  response.writeHead(status).end(JSON.stringify(content))

describe('Calls to a room', () => {
  test('are signed over method, path and body', async () => {
    answer = (response) => reply(response, YES)
    expect(await client.command(GAME, LEAVE)).toEqual(YES)
    expect(seen).toMatchObject([{ method: 'POST', path: '/parties/main/gs_1', signed: true }])
  })

  test('are repeated with the same command id while the room comes back', async () => {
    answer = (response, call) => {
      if (call === 1) response.destroy()
      else if (call === 2) reply(response, 'starting', 503)
      else reply(response, YES)
    }
    await client.command(GAME, LEAVE)
    const ids = seen.map(({ body }) => JSON.parse(body).commandId)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
  })

  test("a room's no is thrown with its code and parameters", async () => {
    answer = (response) =>
      reply(response, { ok: false, code: 'name_too_long', params: { max: 30 } })
    await expect(client.command(GAME, LEAVE)).rejects.toMatchObject({
      code: 'name_too_long',
      params: { max: 30 },
    })
  })

  test('a room that is gone is told as such, after whoever ends its game', async () => {
    const gone: string[] = []
    const onGone = async (id: string) => void gone.push(id)
    client = new RoomClient({ stores: stores(), secret: SECRET, now: Date.now, onGone })
    answer = (response) => response.writeHead(404).end('room')
    const asked = client.command(GAME, LEAVE)
    await expect(asked).rejects.toBeInstanceOf(RoomGone)
    await expect(asked).rejects.toMatchObject({ code: 'game_over' })
    expect(gone).toEqual(['gs_1'])
  })

  test('a 404 that no room said says nothing about a game', async () => {
    answer = (response) => response.writeHead(404).end('Not found')
    const asked = client.command(GAME, LEAVE)
    await expect(asked).rejects.toThrow('The room answered 404')
    await expect(asked).rejects.not.toBeInstanceOf(RoomGone)
  })

  test('a refused signature is a bug and not retried', async () => {
    answer = (response) => reply(response, 'signature', 401)
    await expect(client.command(GAME, LEAVE)).rejects.toThrow('The room answered 401')
    expect(seen).toHaveLength(1)
  })
})

test('a room that never answers is given up in time, its last try included', async () => {
  answer = () => {}
  const options = {
    stores: stores(),
    secret: SECRET,
    now: Date.now,
    giveUpMs: 300,
  }
  const since = performance.now()
  await expect(new RoomClient(options).command(GAME, LEAVE)).rejects.toMatchObject({
    code: 'room_unavailable',
  })
  expect(performance.now() - since).toBeLessThan(2_500)
})

test('without rooms a game cannot be made: 503 after eight seconds, and none stays behind', async () => {
  const api = await makeTestApi()
  const teacher = await signUp(api.client, 'teacher')
  // The waits count and nothing else: a refused connection takes as long as the machine is busy.
  let waitedMs = 0
  const since = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => since + waitedMs)
  onTestFinished(() => clock.mockRestore())
  const pause = async (ms: number) => {
    waitedMs += ms
  }
  api.services.rooms = new RoomClient({
    stores: ownRooms(TEST_STORE, { origin: () => 'http://127.0.0.1:9' }),
    secret: SECRET,
    now: Date.now,
    pause,
  })
  const requested = { questionSetId: 'qs_nurse-shift' }
  const { status, body, headers } = await api.client('POST', '/api/games', requested, teacher)
  expect(status).toBe(503)
  expect(body).toEqual(problem('room_unavailable'))
  expect(headers.get('retry-after')).toBe('1')
  expect(waitedMs).toBeGreaterThan(7_500)
  expect(waitedMs).toBeLessThanOrEqual(8_000)
  const { db } = api.services.store
  expect(await listHostedGames(db, teacher.profileId, { activeOnly: true })).toEqual([])
  await api.stop()
})
