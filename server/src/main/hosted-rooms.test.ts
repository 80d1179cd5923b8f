import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { freePort, startTestServer, type TestServer } from '../../test/api'
import { type Person, signUp } from '../../test/people'
import { storeIdOf } from '../room-stores'
import { type Rooms, startRooms } from '../rooms'

const ROOM_SECRET = 'Zb3kQ9xV1mN7sT5wY2uR8pL4cD6fG0hJ'
const TICKET_IS_NO_GOOD = 4002
const TOLD_WITHIN_MS = 1_000

let folder: string
let elsewhere: Rooms
let server: TestServer
let origin: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pathquest-hosted-rooms-'))
  const [port, internalPort] = [await freePort(), await freePort()]
  origin = `http://127.0.0.1:${port}`
  elsewhere = await startRooms({
    stateFolder: folder,
    port,
    env: {
      ROOM_SECRET,
      STORE_ID: storeIdOf(origin),
      API_ORIGIN: `http://127.0.0.1:${internalPort}`,
      PUBLIC_ORIGIN: 'http://localhost:3000',
    },
  })
  server = await startTestServer({
    ROOMS_PUBLIC_ORIGIN: origin,
    ROOM_SECRET,
    INTERNAL_PORT: String(internalPort),
    PATHQUEST_DEMO: 'off',
  })
})
afterAll(async () => {
  await server.stop()
  await elsewhere.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function newGame(host: Person): Promise<string> {
  const wish = { questionSetId: 'qs_nurse-shift' }
  const { status, body } = await server.client('POST', '/api/games', wish, host)
  expect(status).toBe(201)
  return body.session.id
}

async function hostUrl(id: string, host: Person, tab: string): Promise<string> {
  const path = `/api/games/${id}/ticket`
  const { body } = await server.client('POST', path, { role: 'host', tab }, host)
  expect(body.path).toBe(`${origin}/parties/main/${id}`)
  const query = new URLSearchParams({ _pk: tab, ticket: body.ticket, v: '1' })
  return `${body.path.replace('http', 'ws')}?${query}`
}

test('sockets go to the rooms themselves, as the policy of pages allows', async () => {
  const host = await signUp(server.client, 'teacher')
  const socket = new WebSocket(await hostUrl(await newGame(host), host, 'tab-of-host'))
  const [message] = await once(socket, 'message')
  expect(JSON.parse(String(message)).view.role).toBe('host')
  socket.close()
  const { headers } = await server.client('GET', '/api/stats')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain(` ${origin.replace('http', 'ws')};`)
})

test('a socket to the server itself is told to come back with another ticket', async () => {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/parties/main/gs_any`)
  const [, { statusCode }] = await once(socket, 'unexpected-response')
  expect(statusCode).toBe(503)
})

test('signing out ends the sockets of the session in rooms elsewhere, and no others', async () => {
  const [host, other] = [
    await signUp(server.client, 'teacher'),
    await signUp(server.client, 'teacher'),
  ]
  const open = async (person: Person) => {
    const socket = new WebSocket(await hostUrl(await newGame(person), person, 'tab-of-host'))
    await once(socket, 'message')
    // Of a client that never said anything workerd waits long for the end of its connection.
    socket.send('{"type":"ping","id":"p1"}')
    await once(socket, 'message')
    return socket
  }
  const [own, theirs] = [await open(host), await open(other)]
  const closed = once(own, 'close')
  const since = performance.now()
  await server.client('POST', '/api/auth/sign-out', {}, host)
  expect((await closed)[0]).toBe(TICKET_IS_NO_GOOD)
  expect(performance.now() - since).toBeLessThan(TOLD_WITHIN_MS)
  expect(theirs.readyState).toBe(WebSocket.OPEN)
  theirs.close()
})

test('rooms that are another store are reported, with what to do', async () => {
  // These rooms answer like those of a server: not with the id of a store.
  const { body } = await server.client('GET', '/api/health')
  expect(body.rooms).not.toBe('ok')
  expect(server.logged()).toContain(`The rooms at ${origin} do not answer`)
})
