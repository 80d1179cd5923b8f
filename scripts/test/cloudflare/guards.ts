// What strangers may not do with rooms at a public address, asked of the running Worker.
import { once } from 'node:events'
import { issueTicket, type Ticket } from '@pathquest/core'
import { WebSocket } from 'ws'
import { type HostedGame, newTeacher } from '../../harness/hosted-game'
import { eachAtMost, type PlayerApi } from '../../harness/player-api'

/** Of `party/wrangler.jsonc`. */
const openingsPerMinute = 1000
const lanes = 16

interface Rooms {
  /** Where the rooms are. */
  origin: string
  roomSecret: string
  storeId: string
}

/** The names of the guards that do not hold. */
export async function checkGuards(api: PlayerApi, rooms: Rooms): Promise<string[]> {
  const teacher = await newTeacher(api)
  const game = await teacher.open()
  const path = `/parties/main/${game.id}`
  const ticket = (wish: Partial<Ticket> = {}) =>
    issueTicket(rooms.roomSecret, {
      ...{ room: game.id, role: 'host', subject: 'guard-tab', store: rooms.storeId },
      ...wish,
      issuedAt: Date.now(),
    })
  const status = async (init: RequestInit, at = path) =>
    (await fetch(`${rooms.origin}${at}`, init)).status
  const opening = (token: string, headers: Record<string, string> = {}) =>
    openingStatus(`${rooms.origin.replace('http', 'ws')}${path}?v=1&ticket=${token}`, headers)
  const found = {
    unsignedCall: (await status({ method: 'POST', body: '{}' })) === 401,
    otherParty: (await status({}, `/parties/other/${game.id}`)) === 404,
    ownHealth: (await status({}, '/__health/')) === 404,
    noTicket: (await opening('none')) === 401,
    foreignRoom: (await opening(await ticket({ room: 'gs_other' }))) === 401,
    foreignStore: (await opening(await ticket({ store: 'rs_other' }))) === 421,
    foreignOrigin: (await opening(await ticket(), { origin: 'https://evil.example' })) === 403,
    largeFrame: (await largeFrame(game)) === 1009,
    signOut: (await signOut(game)) === 4002,
    openings: await refusesFlood(() => opening('none', { 'cf-connecting-ip': '203.0.113.9' })),
  }
  return Object.entries(found).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/** 101 if it opens. */
function openingStatus(url: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(url, { headers })
  return new Promise((done, failed) => {
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy()
      done(statusCode)
    })
    socket.once('open', () => {
      socket.terminate()
      done(101)
    })
    socket.once('error', failed)
  })
}

async function largeFrame(game: HostedGame): Promise<number> {
  const { socket } = await game.seat('Large')
  const closed = once(socket, 'close')
  socket.send('x'.repeat(16 * 1024 + 1))
  return (await closed)[0]
}

/** The room is told that the session of its host is over. */
async function signOut(game: HostedGame): Promise<number> {
  const { socket } = await game.openHost()
  const closed = once(socket, 'close')
  await game.api.call('POST', '/api/auth/sign-out', { ...game.host, body: {} })
  return (await closed)[0]
}

/** A minute of the limit may end meanwhile, and another one begin. */
async function refusesFlood(open: () => Promise<number>): Promise<boolean> {
  let isRefused = false
  await eachAtMost(lanes, Array(3 * openingsPerMinute).fill(open), async (open) => {
    if (!isRefused) isRefused = (await open()) === 429 || isRefused
  })
  return isRefused
}
