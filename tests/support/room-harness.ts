import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  issueTicket,
  PROTOCOL_VERSION,
  type RoomAnswer,
  type RoomCommand,
  type RoomSetup,
  signCall,
  type Ticket,
} from '@pathquest/core'
import { testSetup } from '@pathquest/core/testing/setup'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import { bundleRoom } from '../../party/host/bundle.mjs'
import { at } from '../../scripts/start/paths.mjs'
import { type Rooms, startRooms } from '../../server/src/rooms'
import { callRooms } from '../../server/src/rooms/call'
import { WatchedClock } from '../../server/src/runtime/watched-clock'
import { type ApiDouble, startApiDouble } from './api-double'
import { TestSocket } from './test-socket'

export { TestSocket } from './test-socket'

/** The store that these rooms are. */
export const STORE_ID = 'rs_of_harness'
export const PUBLIC_ORIGIN = 'http://localhost:3000'
/** The timeout of a test. */
const CALL_TIMEOUT_MS = 15_000

export interface SocketOptions {
  ticket?: string | null
  origin?: string
  /** PartyKit's connection id, chosen by the client. */
  pk?: string
  version?: string
  /**
   * `changes`: receives changes in the lobby instead of full views; older pages do not request it.
   */
  lobby?: 'changes'
  path?: string
}

/** The real room in the real runtime, with a test double of the API. */
export interface RoomHarness {
  rooms: Rooms
  api: ApiDouble
  secret: string
  /** The output of workerd. */
  lines: string[]
  folder: string
  /** Contains that folder like a product's data folder. */
  dataDir: string
  /** Files that rooms have created. */
  files: () => string[]
  put: (setup?: Partial<RoomSetup>) => Promise<RoomSetup>
  command: (id: string, command: RoomCommand['command'], commandId?: string) => Promise<RoomAnswer>
  /** A signed call of any kind. */
  signed: (method: string, id: string, body: unknown) => Promise<Response>
  ticket: (
    ticket: Pick<Ticket, 'room' | 'role' | 'subject' | 'session' | 'store'> & { issuedAt?: number },
  ) => Promise<string>
  /** Tries to connect; the socket may be refused or closed. */
  connect: (
    room: string,
    role: Ticket['role'],
    subject: string,
    options?: SocketOptions,
  ) => Promise<TestSocket>
  /** The time of the rooms. */
  now: () => number
  /**
   * Advances time without waiting, for rooms of `passing-time-room`. Resolves when all due work is
   * done.
   */
  pass: (ms: number) => Promise<void>
  /**
   * Sets the machine's clock forwards or, below zero, backwards, for rooms of `moved-clock-room`.
   * Resolves when the server has detected it and the rooms are back.
   */
  setClock: (ms: number) => Promise<void>
  /** SIGKILL; resolves when the rooms are back. */
  crash: () => Promise<void>
  /** Stops the rooms, lets the test change their files, restarts them. */
  whileStopped: (work: () => void) => Promise<void>
  stop: () => Promise<void>
}

/** `room`: one of `tests/room/fixture` instead of the product's room. */
export async function startRoomHarness({ room }: { room?: string } = {}): Promise<RoomHarness> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pathquest-rooms-'))
  const bundle = room && join(dataDir, 'room.mjs')
  if (bundle) await bundleRoom({ entry: at(`tests/room/fixture/${room}.ts`), outfile: bundle })
  const folder = join(dataDir, 'rooms')
  const secret = randomBytes(32).toString('hex')
  const lines: string[] = []
  let aheadMs = 0
  let lastIssued = 0
  const now = () => Date.now() + aheadMs
  const api = await startApiDouble(secret, now)
  const clock = new WatchedClock({
    wall: now,
    steady: () => performance.now(),
    awake: () => performance.now(),
  })
  const start = () =>
    startRooms({
      stateFolder: folder,
      bundle,
      // A test that advances time does not set the clock.
      clock: room === 'moved-clock-room' ? clock : undefined,
      env: { ROOM_SECRET: secret, STORE_ID, API_ORIGIN: api.origin, PUBLIC_ORIGIN },
      log: (line) => lines.push(line),
    })
  let rooms = await start()

  /** Waits until the rooms answer and are not the process `former`. */
  const running = (former = 0) =>
    vi.waitFor(
      () => {
        const pid = rooms.pid()
        if (pid === former || pid === 0) throw new Error('not back yet')
        return pid
      },
      { timeout: 10_000, interval: 5 },
    )
  const signed: RoomHarness['signed'] = async (method, id, body) => {
    const path = `/parties/main/${id}`
    const text = JSON.stringify(body)
    const signature = await signCall(secret, { method, path, body: text }, now())
    const headers = { ...signature, 'content-length': String(Buffer.byteLength(text)) }
    // Like the server's client: `fetch` may reuse a connection that the rooms are just closing.
    const call = { method, body: text, headers, timeoutMs: CALL_TIMEOUT_MS }
    const answer = await callRooms(`${rooms.origin()}${path}`, call)
    return new Response(answer.text, { status: answer.status })
  }
  const ticket: RoomHarness['ticket'] = ({ issuedAt, ...wish }) => {
    const wasSetBack = now() < lastIssued - 1_000
    lastIssued = wasSetBack ? now() : Math.max(lastIssued + 0.001, now())
    return issueTicket(secret, { ...wish, issuedAt: issuedAt ?? lastIssued })
  }
  return {
    get rooms() {
      return rooms
    },
    api,
    secret,
    lines,
    folder,
    dataDir,
    files: () => readdirSync(join(folder, 'storage'), { recursive: true }).map(String).sort(),
    put: async (change = {}) => {
      const sessionId = `gs_${randomBytes(6).toString('hex')}`
      const setup = testSetup({ sessionId, createdAt: now(), minAnswerMs: 0, ...change })
      const response = await signed('PUT', setup.sessionId, setup)
      if (!response.ok) throw new Error(`the room answered ${response.status}`)
      return setup
    },
    command: async (id, command, commandId = randomBytes(8).toString('hex')) => {
      const response = await signed('POST', id, { commandId, command })
      if (!response.ok) throw new Error(`the room answered ${response.status}`)
      return (await response.json()) as RoomAnswer
    },
    signed,
    ticket,
    connect: async (room, role, subject, options = {}) => {
      const issued = options.ticket === undefined ? await ticket({ room, role, subject }) : null
      const url = new URL(
        options.path ?? `/parties/main/${room}`,
        rooms.origin().replace('http', 'ws'),
      )
      const token = issued ?? options.ticket
      if (token) url.searchParams.set('ticket', token)
      if (options.pk) url.searchParams.set('_pk', options.pk)
      url.searchParams.set('v', options.version ?? String(PROTOCOL_VERSION))
      if (options.lobby) url.searchParams.set('lobby', options.lobby)
      // A client that has never sent anything would wait for the connection to close until its
      // timeout.
      const limits = { origin: options.origin, closeTimeout: 200 }
      return new TestSocket(new WebSocket(url, limits))
    },
    now,
    pass: async (ms) => {
      const response = await fetch(`${rooms.origin()}/parties/main/any?pass=${ms}`)
      if (!response.ok) throw new Error(`the rooms answered ${response.status}`)
      aheadMs = Number(await response.text())
    },
    setClock: async (ms) => {
      if (ms === aheadMs) return
      const former = rooms.pid()
      const response = await fetch(`${rooms.origin()}/parties/main/any?clock=${ms}`)
      if (!response.ok) throw new Error(`the rooms answered ${response.status}`)
      aheadMs = ms
      await running(former)
    },
    crash: async () => {
      // During a restart there is no process, and pid 0 would signal our whole process group.
      const killed = await running()
      process.kill(killed, 'SIGKILL')
      await running(killed)
    },
    whileStopped: async (work) => {
      await rooms.stop()
      work()
      rooms = await start()
    },
    stop: async () => {
      await rooms.stop()
      await api.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
