import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ClientMessage, ServerMessage } from '@pathquest/core/rooms/messages'
import type { GameView } from '@pathquest/core/rooms/views'
import { type WebSocket, WebSocketServer } from 'ws'

/** A room and its API in one small Node server, for tests of the connection. */
export interface RoomServer {
  origin: string
  view: GameView
  version: number
  /** Offset of this server's clock. */
  clockAheadMs: number
  /** Sockets are refused, as by a school's firewall. */
  noSockets: boolean
  /** Pings get no answer. */
  deaf: boolean
  /** Replaces the answer to the next ticket, view or move request. */
  problem: { on: 'ticket' | 'view' | 'moves'; status: number; body: unknown } | null
  /** The room's answer to a move or a host command; null: none at all. */
  onRequest: (message: Asked) => Partial<ServerMessage> | null
  addresses: URL[]
  tickets: string[]
  asked: Asked[]
  pings: number
  resyncs: number
  httpMoves: { id: string; move: unknown }[]
  calls: {
    path: string
    authorization: string | undefined
    language: string | undefined
    body: unknown
  }[]
  sockets: Set<WebSocket>
  send(message?: Partial<ServerMessage>): void
  closeSockets(code?: number): void
  stop(): Promise<void>
}
type Asked = Extract<ClientMessage, { type: 'move' | 'host' }>

export async function startRoomServer(view: GameView): Promise<RoomServer> {
  const http = createServer((request, response) => void api(room, request, response))
  const upgrade = new WebSocketServer({ noServer: true })
  const room: RoomServer = {
    origin: await listen(http),
    view,
    version: 1,
    clockAheadMs: 0,
    noSockets: false,
    deaf: false,
    problem: null,
    onRequest: ({ id }) => ({ type: 'accepted', id }),
    addresses: [],
    tickets: [],
    asked: [],
    pings: 0,
    resyncs: 0,
    httpMoves: [],
    calls: [],
    sockets: new Set(),
    send(message = viewMessage(room)) {
      for (const socket of room.sockets) socket.send(JSON.stringify(message))
    },
    closeSockets(code) {
      for (const socket of room.sockets) code ? socket.close(code) : socket.terminate()
    },
    async stop() {
      for (const socket of room.sockets) socket.terminate()
      upgrade.close()
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
    },
  }
  http.on('upgrade', (request, socket, head) => {
    if (room.noSockets) return socket.destroy()
    upgrade.handleUpgrade(request, socket, head, (ws) => {
      room.addresses.push(new URL(request.url ?? '', room.origin))
      welcome(room, ws)
    })
  })
  return room
}

function welcome(room: RoomServer, socket: WebSocket) {
  room.sockets.add(socket)
  socket.on('close', () => room.sockets.delete(socket))
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ClientMessage
    const serverTime = Date.now() + room.clockAheadMs
    if (message.type === 'ping') {
      room.pings++
      if (!room.deaf) socket.send(JSON.stringify({ type: 'pong', id: message.id, serverTime }))
    } else if (message.type === 'resync') {
      room.resyncs++
      socket.send(JSON.stringify(viewMessage(room)))
    } else if (message.type !== 'react') {
      room.asked.push(message)
      const reply = room.onRequest(message)
      if (reply) socket.send(JSON.stringify(reply))
    }
  })
  socket.send(JSON.stringify(viewMessage(room)))
}

const viewMessage = (room: RoomServer) => ({
  type: 'view' as const,
  version: room.version,
  serverTime: Date.now() + room.clockAheadMs,
  view: room.view,
})

async function api(room: RoomServer, request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '').replace('/api/games/gs_sample/', '')
  const text = (await request.setEncoding('utf8').toArray()).join('')
  const body = text ? JSON.parse(text) : undefined
  const { authorization, 'accept-language': language } = request.headers
  room.calls.push({ path, authorization, language, body })
  const answer = (status: number, json: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  if (room.problem && path.startsWith(room.problem.on)) {
    return answer(room.problem.status, room.problem.body)
  }
  if (path === 'ticket') {
    const ticket = `ticket-${room.tickets.length + 1}`
    room.tickets.push(ticket)
    return answer(200, { ticket, path: '/parties/main/gs_sample', expiresAt: Date.now() + 60_000 })
  }
  if (path.startsWith('view')) return answer(200, viewMessage(room))
  if (path === 'moves') {
    room.httpMoves.push(body)
    return answer(200, room.onRequest({ type: 'move', ...body }))
  }
  return answer(200, {})
}

/** A free port below the system's ephemeral range. */
async function listen(http: Server): Promise<string> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const done = await new Promise<boolean>((resolve, reject) => {
      http.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      )
      http.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (done) return `http://127.0.0.1:${port}`
  }
}
