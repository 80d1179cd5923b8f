import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ClientMessage,
  issueTicket,
  type OutboxPost,
  PROTOCOL_VERSION,
  type RoomAnswer,
  type RoomCommand,
  type RoomSetup,
  type ServerMessage,
  signCall,
  type Ticket,
} from '@pathquest/game-core'
import { WebSocket } from 'ws'
import { testSetup } from '../../packages/game-core/src/testing/setup'
import { type Rooms, startRooms } from '../../server/src/rooms'

const secret = randomBytes(32).toString('hex')
let lastIssued = 0

/** The real room in the real runtime, with the API's side of its calls in the test's hands. */
export interface RoomHarness {
  rooms: Rooms
  folder: string
  posts: OutboxPost[]
  /** What the API answers to posts; change it to try faults. */
  answerPosts: (answer: (post: OutboxPost) => { status: number; body: unknown }) => void
  put: (setup?: Partial<RoomSetup>) => Promise<RoomSetup>
  command: (id: string, command: RoomCommand['command'], commandId?: string) => Promise<RoomAnswer>
  ticket: (
    ticket: Pick<Ticket, 'room' | 'role' | 'subject'> & { issuedAt?: number },
  ) => Promise<string>
  connect: (
    room: string,
    role: Ticket['role'],
    subject: string,
    ticket?: string,
  ) => Promise<TestSocket>
  stop: () => Promise<void>
}

export class TestSocket {
  readonly messages: ServerMessage[] = []
  /** Every byte that reached this client. */
  readonly raw: string[] = []
  closed: { code: number; reason: string } | null = null
  private readonly listeners = new Set<() => void>()

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.raw.push(String(data))
      this.messages.push(JSON.parse(String(data)) as ServerMessage)
      this.wake()
    })
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      this.wake()
    })
    socket.on('error', () => this.wake())
  }

  say(message: ClientMessage | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The first message, past or future, that fits. */
  async message<T extends ServerMessage>(
    fits: (message: ServerMessage) => message is T,
    timeoutMs?: number,
  ): Promise<T>
  async message(
    fits: (message: ServerMessage) => boolean,
    timeoutMs?: number,
  ): Promise<ServerMessage>
  async message(fits: (message: ServerMessage) => boolean, timeoutMs = 5000) {
    return this.until(() => this.messages.find(fits), timeoutMs)
  }

  async view(
    fits: (view: Extract<ServerMessage, { view: unknown }>['view']) => boolean,
    timeoutMs?: number,
  ) {
    const message = await this.message((one) => 'view' in one && fits(one.view), timeoutMs)
    return (message as Extract<ServerMessage, { view: unknown }>).view
  }

  whenClosed(timeoutMs = 5000): Promise<{ code: number; reason: string }> {
    return this.until(() => this.closed ?? undefined, timeoutMs)
  }

  forget(): void {
    this.messages.length = 0
  }

  close(): void {
    this.socket.terminate()
  }

  private wake(): void {
    for (const listener of this.listeners) listener()
  }

  private until<T>(look: () => T | undefined, timeoutMs: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.listeners.delete(check)
        const seen = this.messages.map((one) => one.type).join(', ')
        reject(new Error(`nothing fitting came within ${timeoutMs} ms; came: ${seen}`))
      }, timeoutMs)
      const check = () => {
        const found = look()
        if (found === undefined) return
        clearTimeout(timer)
        this.listeners.delete(check)
        resolve(found)
      }
      this.listeners.add(check)
      check()
    })
  }
}

export async function startRoomHarness(): Promise<RoomHarness> {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-rooms-'))
  const posts: OutboxPost[] = []
  let answer: (post: OutboxPost) => { status: number; body: unknown } = () => ({
    status: 200,
    body: {},
  })
  const api: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const post = JSON.parse(body) as OutboxPost
    posts.push(post)
    const { status, body: reply } = answer(post)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const rooms = await startRooms({
    stateFolder: folder,
    env: { ROOM_SECRET: secret, API_ORIGIN: apiOrigin, PUBLIC_ORIGIN: 'http://localhost:3000' },
  })

  const signed = async (method: 'PUT' | 'POST', id: string, body: unknown): Promise<Response> => {
    const path = `/parties/main/${id}`
    const text = JSON.stringify(body)
    const headers = await signCall(secret, { method, path, body: text }, Date.now())
    return fetch(`${rooms.origin()}${path}`, { method, body: text, headers })
  }
  const ticket: RoomHarness['ticket'] = ({ room, role, subject, issuedAt }) => {
    lastIssued = Math.max(lastIssued + 0.001, Date.now())
    return issueTicket(secret, { room, role, subject, issuedAt: issuedAt ?? lastIssued })
  }
  return {
    rooms,
    folder,
    posts,
    answerPosts: (next) => {
      answer = next
    },
    put: async (change = {}) => {
      const setup = testSetup({ sessionId: `gs_${randomBytes(6).toString('hex')}`, ...change })
      const response = await signed('PUT', setup.sessionId, setup)
      if (!response.ok) throw new Error(`the room answered ${response.status}`)
      return setup
    },
    command: async (id, command, commandId = randomBytes(8).toString('hex')) => {
      const response = await signed('POST', id, { commandId, command })
      if (!response.ok) throw new Error(`the room answered ${response.status}`)
      return (await response.json()) as RoomAnswer
    },
    ticket,
    connect: async (room, role, subject, token) => {
      const issued = token ?? (await ticket({ room, role, subject }))
      const url = new URL(`/parties/main/${room}`, rooms.origin().replace('http', 'ws'))
      url.searchParams.set('ticket', issued)
      url.searchParams.set('v', String(PROTOCOL_VERSION))
      return new TestSocket(new WebSocket(url))
    },
    stop: async () => {
      await rooms.stop()
      await new Promise((resolve) => api.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
