import { type IncomingMessage, request, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Ticket } from '@pathquest/core'
import type { Metrics } from '../runtime/metrics'
import type { RoomAddress, RoomDirectory } from './room-directory'
import type { SessionSockets } from './session-sockets'
import { RefusalCount, SocketLimit } from './socket-limit'
import { SocketTunnels, type SpliceLimits, spliceLimits } from './socket-tunnels'

const restartWaitMs = 2000
const retryMs = 25
const handshakeTimeoutMs = 10_000
const roomPath = /^\/parties\/main\/[A-Za-z0-9_-]{1,64}(?:\/[^?]*)?(?:\?|$)/

/**
 * Of the client's headers a room needs no cookie and no bearer token. Without the extensions no
 * message is compressed: compression costs each socket more memory than all the rest of it.
 */
const withheld = new Set([
  'cookie',
  'authorization',
  'proxy-authorization',
  'sec-websocket-extensions',
])

export interface ProxyOptions {
  /** Whom a request counts for. */
  addressOf: (request: IncomingMessage) => string
  /** Whether it names the host of `PUBLIC_ORIGIN`; absent: any will do. */
  isOwnHost?: (request: IncomingMessage) => boolean
  /** Sockets that one address may have open. */
  socketsPerAddress: number
  limits?: SpliceLimits
  log?: (message: string) => void
  /** Counts sockets. */
  metrics?: Pick<Metrics, 'socketOpened' | 'socketClosed' | 'socketRefused'>
  /** What its ticket says of session and store; null: it is no ticket of ours. */
  readTicket?: (ticket: string, room: string) => Promise<Pick<Ticket, 'session' | 'store'> | null>
  sessions?: Pick<SessionSockets, 'add'>
}

/**
 * Forwards WebSocket upgrades on `/parties/main/*` to the rooms. Addresses are never logged: their
 * query holds tickets.
 */
export function proxyUpgrades(
  server: Server,
  rooms: Pick<RoomDirectory, 'whenUp'>,
  {
    addressOf,
    isOwnHost = () => true,
    socketsPerAddress,
    limits = spliceLimits,
    log = () => {},
    metrics,
    readTicket,
    sessions,
  }: ProxyOptions,
): void {
  const refusals = new RefusalCount(log, metrics?.socketRefused)
  const sockets = new SocketLimit(socketsPerAddress, () => performance.now())
  const tunnels = new SocketTunnels(limits, (why) => refusals.add(why))
  server.once('close', () => {
    tunnels.stop()
    refusals.stop()
  })
  server.on('upgrade', async (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => client.destroy())
    if (!roomPath.test(incoming.url ?? '')) return refuse(client, '404 Not Found')
    if (incoming.headers.upgrade?.toLowerCase() !== 'websocket') {
      return refuse(client, '400 Bad Request')
    }
    if (!isOwnHost(incoming)) return refuse(client, '421 Misdirected Request')
    const address = addressOf(incoming)
    if (!sockets.take(address)) {
      refusals.add('address')
      return refuse(client, '429 Too Many Requests', 'Retry-After: 1\r\n')
    }
    client.once('close', () => sockets.release(address))
    const giveUpAt = performance.now() + restartWaitMs
    const { searchParams, pathname } = new URL(incoming.url ?? '', 'http://rooms')
    const room = pathname.split('/')[3] ?? ''
    const ticket = await readTicket?.(searchParams.get('ticket') ?? '', room)
    const opened = (end: () => void) => {
      // Its end was told already: it would be counted for good.
      if (client.destroyed) return
      metrics?.socketOpened()
      client.once('close', () => metrics?.socketClosed())
      if (ticket?.session && sessions) client.once('close', sessions.add(ticket.session, end))
    }
    // Without a ticket of ours, the rooms say no.
    const whenUp = (timeoutMs: number) => rooms.whenUp(ticket?.store ?? null, timeoutMs)
    connect({ incoming, client: client as Socket, head, giveUpAt, tunnels, opened, whenUp })
  })
}

interface Upgrade {
  incoming: IncomingMessage
  client: Socket
  head: Buffer
  giveUpAt: number
  tunnels: SocketTunnels
  /** The socket is open; `end` closes it. */
  opened: (end: () => void) => void
  whenUp: (timeoutMs: number) => Promise<RoomAddress | undefined>
}

/** Waits for rooms that are being restarted, so that a client need not try again by itself. */
async function connect(upgrade: Upgrade): Promise<void> {
  const { client, giveUpAt, whenUp } = upgrade
  const address = await whenUp(Math.max(0, giveUpAt - performance.now()))
  if (client.destroyed) return
  if (!address) return refuse(client, '503 Service Unavailable', 'Retry-After: 1\r\n')
  forward(upgrade, address, () => {
    if (performance.now() > giveUpAt) return refuse(client, '502 Bad Gateway')
    setTimeout(connect, retryMs, upgrade)
  })
}

function forward(
  { incoming, client, head, tunnels, opened }: Upgrade,
  address: RoomAddress,
  failed: () => void,
): void {
  const upstream = request({
    ...address,
    method: 'GET',
    path: incoming.url,
    headers: forwardedHeaders(incoming.rawHeaders),
    agent: false,
    setHost: false,
  })
  let answered = false
  const abandon = () => upstream.destroy()
  client.once('close', abandon)
  upstream.setTimeout(handshakeTimeoutMs, abandon)

  upstream.once('upgrade', (response, room, roomHead) => {
    answered = true
    client.off('close', abandon)
    client.write(headText(response))
    if (roomHead.length > 0) client.write(roomHead)
    opened(tunnels.add(client, room as Socket, head))
  })
  // A refusal is passed on whole, and the connection ends: nothing else may follow it.
  upstream.once('response', (response) => {
    answered = true
    client.write(
      headText(response, ['connection', 'keep-alive', 'transfer-encoding', 'content-length']),
    )
    response.once('error', () => client.destroy())
    client.once('finish', () => client.destroy())
    response.pipe(client)
  })
  upstream.on('error', () => {
    client.off('close', abandon)
    if (answered) client.destroy()
    else if (!client.destroyed) failed()
  })
  upstream.end()
}

function forwardedHeaders(raw: string[]): string[] {
  const headers: string[] = []
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] as string
    if (!withheld.has(name.toLowerCase())) headers.push(name, raw[i + 1] as string)
  }
  return headers
}

function headText(response: IncomingMessage, dropped: string[] = []): string {
  let text = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n`
  for (let i = 0; i < response.rawHeaders.length; i += 2) {
    const name = response.rawHeaders[i] as string
    if (dropped.includes(name.toLowerCase())) continue
    text += `${name}: ${response.rawHeaders[i + 1]}\r\n`
  }
  return `${text}${dropped.length > 0 ? 'Connection: close\r\n' : ''}\r\n`
}

function refuse(client: Duplex, status: string, headers = ''): void {
  if (client.destroyed || !client.writable) return void client.destroy()
  const text = `HTTP/1.1 ${status}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`
  client.end(text, () => client.destroy())
}
