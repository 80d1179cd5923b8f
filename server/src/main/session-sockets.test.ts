import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer, type TestServer } from '../../test/api'
import type { Caller } from '../../test/client'
import { type Person, signUp } from '../../test/people'

const TOLD_WITHIN_MS = 1_000
/** The page requests a new ticket, and gets the answer that it has to sign in. */
const TICKET_IS_NO_GOOD = 4002

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PATHQUEST_DEMO: 'off' })
})
afterAll(() => server.stop())

const post = async (path: string, body: object, by?: Caller) => {
  const reply = await server.client('POST', path, body, by)
  if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply
}
const newGame = async (host: Person) => {
  const { body } = await post('/api/games', { questionSetId: 'qs_nurse-shift' }, host)
  return body.session as { id: string; gameCode: string }
}
const hostUrl = async (gameId: string, by: Caller, tab: string) => {
  const { body } = await post(`/api/games/${gameId}/ticket`, { role: 'host', tab }, by)
  const query = new URLSearchParams({ _pk: tab, ticket: body.ticket, v: '1' })
  return `${server.origin.replace('http', 'ws')}${body.path}?${query}`
}
const open = async (url: string): Promise<WebSocket> => {
  const socket = new WebSocket(url)
  await once(socket, 'message')
  return socket
}
const signInAgain = async ({ email, password }: Person): Promise<Caller> => {
  const { cookie } = await post('/api/auth/sign-in', { email, password, rememberMe: false })
  return { cookie }
}
const closedBy = async (socket: WebSocket, action: () => Promise<unknown>) => {
  const closed = once(socket, 'close')
  await action()
  const since = performance.now()
  const [code] = await closed
  expect(performance.now() - since).toBeLessThan(TOLD_WITHIN_MS)
  return code
}

test('signing out revokes the session’s sockets within a second, others stay', async () => {
  const teacher = await signUp(server.client, 'teacher')
  const { id } = await newGame(teacher)
  const atHome = await signInAgain(teacher)
  const here = await open(await hostUrl(id, teacher, 'tab-right-here'))
  const home = await open(await hostUrl(id, atHome, 'tab-at-home'))
  const later = await hostUrl(id, teacher, 'tab-somewhat-later')

  expect(await closedBy(here, () => post('/api/auth/sign-out', {}, teacher))).toBe(
    TICKET_IS_NO_GOOD,
  )
  expect((await server.client('POST', `/api/games/${id}/ticket`, {}, teacher)).status).toBe(404)
  expect(home.readyState).toBe(WebSocket.OPEN)
  // A ticket from before the sign-out opens no lasting socket.
  const [code] = await once(new WebSocket(later), 'close')
  expect(code).toBe(TICKET_IS_NO_GOOD)
  home.close()
})

test('a changed password ends the sockets of all other sessions', async () => {
  const teacher = await signUp(server.client, 'teacher')
  const { id } = await newGame(teacher)
  const stranger = await signInAgain(teacher)
  const theirs = await open(await hostUrl(id, stranger, 'tab-of-theirs'))
  const own = await open(await hostUrl(id, teacher, 'tab-of-its-owner'))
  const change = { password: teacher.password, newPassword: 'another quiet river' }
  expect(await closedBy(theirs, () => post('/api/account/password', change, teacher))).toBe(
    TICKET_IS_NO_GOOD,
  )
  expect(own.readyState).toBe(WebSocket.OPEN)
  own.close()
})

test('signing out everywhere ends every session and its sockets; a player stays by the seat token', async () => {
  const teacher = await signUp(server.client, 'teacher')
  const { id, gameCode } = await newGame(teacher)
  const guest = await post('/api/games/join', { gameCode, displayName: 'Zoe' })
  const { seatToken } = guest.body
  const seat = await server.client(
    'POST',
    `/api/games/${id}/ticket`,
    { role: 'player' },
    {
      bearer: seatToken,
    },
  )
  const query = new URLSearchParams({ _pk: 'zoe', ticket: seat.body.ticket, v: '1' })
  const player = await open(`${server.origin.replace('http', 'ws')}${seat.body.path}?${query}`)
  const other = await signInAgain(teacher)
  const hosting = await open(await hostUrl(id, teacher, 'tab-of-the-host'))
  const everywhere = () => post('/api/account/sign-out-everywhere', {}, other)
  expect(await closedBy(hosting, everywhere)).toBe(TICKET_IS_NO_GOOD)
  for (const by of [teacher, other]) {
    expect((await server.client('GET', '/api/account', undefined, by)).status).toBe(401)
  }
  expect(player.readyState).toBe(WebSocket.OPEN)
  player.close()
})
