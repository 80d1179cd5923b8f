import {
  CLOSE,
  type ClientMessage,
  type LobbyChange,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@pathquest/core/rooms/messages'
import ReconnectingWebSocket from 'partysocket/ws'
import type { ApiClient } from '../api/client'
import { ApiError, toApiError } from '../api/error'
import { type FinalConnection, finalClose, finalProblem, type RoomTiming } from './connection'
import { type ViewUpdate, withLobbyChange } from './live-state'
import { randomId } from './seat-store'

/** Which room, and in which role. */
export interface RoomSocketOptions {
  /** The client that fetches tickets. */
  api: ApiClient
  /** Id of the game. */
  sessionId: string
  /** The role. */
  role: 'player' | 'host' | 'screen'
  /** Host and screen: this tab's id. */
  tab?: string | undefined
  /** The player's seat token. */
  seat: () => string | null
  /** Origin of the rooms; absent: the API's. */
  socketOrigin?: string | undefined
  /** A WebSocket class where the platform has none; without any the game polls. */
  WebSocket?: unknown
  /** Timeouts of the connection. */
  timing: RoomTiming
}

export interface RoomSocketEvents {
  message(message: ServerMessage): void
  offset(clockOffsetMs: number): void
  /** An attempt or a connection ended; `heard`: it had received a message. */
  closed(heard: boolean, refused: boolean): void
  /** No ticket available for now. */
  unreachable(error: ApiError): void
  ended(connection: FinalConnection, error: ApiError | null): void
}

export interface RoomSocket {
  send(message: ClientMessage): boolean
  /** Checks that it is alive and what was missed; replaces it within a moment if not. */
  check(): void
  close(): void
}

const CLOCK_PINGS = 6
const CHECK_WITHIN_MS = 2_000
/** The room allows a small burst, then one a second. */
const RESYNC_EVERY_MS = 1_000

/** One self-reconnecting socket to a room, each time with a new ticket and a new `_pk`. */
export function openRoomSocket(options: RoomSocketOptions, events: RoomSocketEvents): RoomSocket {
  const { api, sessionId, role, tab, timing } = options
  const clock = createClockSync()
  /** Pings in flight: when each was sent, and how many are to follow soon. */
  const pings = new Map<string, { sentAt: number; left: number }>()
  /** How many are to follow the next one soon. */
  let pingsLeft = 0
  let closed = false
  let heard = false
  let pingTimer: ReturnType<typeof setTimeout> | undefined
  let lifeTimer: ReturnType<typeof setTimeout> | undefined
  let resyncTimer: ReturnType<typeof setTimeout> | undefined
  let pingedAt = 0
  let resyncedAt = 0
  let isFull = false
  /** The last view on this connection: lobby changes are applied to it. */
  let lastView: ViewUpdate | null = null

  async function nextUrl(): Promise<string> {
    for (let attempt = 0; !closed; attempt++) {
      try {
        const { ticket, path } = await api.ticket(sessionId, { role, tab }, options.seat())
        return roomUrl(options, path, ticket)
      } catch (cause) {
        if (closed) break
        const error = toApiError(cause)
        const final = finalProblem(error)
        if (final) end(final, error)
        else events.unreachable(error)
        await pause(retryMs(error, attempt, timing))
      }
    }
    return ''
  }

  const socket = new ReconnectingWebSocket(nextUrl, undefined, {
    minReconnectionDelay: timing.minReconnectMs,
    maxReconnectionDelay: timing.maxReconnectMs,
    // A connection that lasted this long resets the reconnect delays.
    minUptime: timing.minUptimeMs,
    connectionTimeout: timing.openTimeoutMs,
    maxEnqueuedMessages: 0,
    WebSocket: options.WebSocket,
  })
  socket.onopen = () => {
    pings.clear()
    lastView = null
    pingedAt = Date.now()
    ping(CLOCK_PINGS)
  }
  socket.onmessage = (event) => {
    clearTimeout(lifeTimer)
    lifeTimer = undefined
    const message = readMessage(event.data)
    if (!message) return
    heard = true
    if (message.type === 'pong') return pong(message.id, message.serverTime)
    if (message.type === 'lobby_changed') return lobbyChanged(message)
    if ('view' in message) lastView = message
    isFull = message.type === 'refused' && message.code === 'game_full'
    events.message(message)
  }
  function lobbyChanged(change: LobbyChange) {
    lastView = lastView && withLobbyChange(lastView, change)
    if (!lastView) return void resync()
    events.message(lastView)
  }
  socket.onclose = (event) => {
    stopPinging()
    const final = finalClose(event.code)
    if (final) return end(final, isFull ? fullError() : null)
    const wasHeard = heard
    heard = false
    events.closed(wasHeard, event.code === CLOSE.abuse || event.code === CLOSE.tooLarge)
  }
  socket.onerror = () => {
    // None can be created, for lack of a class or by a policy: then no close event follows.
    if (socket.readyState === socket.CONNECTING) events.closed(false, true)
  }

  /** This page was suspended: more may have happened than the connection has buffered. */
  const isOverdue = () => Date.now() - pingedAt > 2 * timing.pingEveryMs

  function ping(left: number) {
    const id = randomId()
    const wasAsleep = isOverdue()
    pingedAt = Date.now()
    pings.set(id, { sentAt: pingedAt, left })
    write({ type: 'ping', id })
    expectMessage(wasAsleep ? CHECK_WITHIN_MS : timing.pongWithinMs)
    if (wasAsleep) resync()
    pingLater(left)
  }
  function pingLater(left: number) {
    pingsLeft = left
    clearTimeout(pingTimer)
    pingTimer = setTimeout(ping, left > 1 ? timing.clockPingEveryMs : timing.pingEveryMs, left - 1)
  }
  function pong(id: string, serverTime: number) {
    const answered = pings.get(id)
    if (!answered) return
    pings.delete(id)
    const { sentAt, left } = answered
    events.offset(clock.add(sentAt, serverTime, Date.now()))
    // Scheduled from an answer: in hidden pages browsers throttle chained timers to one a minute,
    // and the room would consider the page lost.
    pingLater(left)
  }
  /** A request that gets an answer replaces a ping: the next one can wait. */
  function request(message: ClientMessage): boolean {
    if (!write(message)) return false
    if (pingsLeft > 1 || isOverdue()) return true
    pingedAt = Date.now()
    expectMessage(timing.pongWithinMs)
    pingLater(0)
    return true
  }
  function expectMessage(withinMs: number) {
    lifeTimer ??= setTimeout(() => {
      lifeTimer = undefined
      if (!closed) socket.reconnect()
    }, withinMs)
  }
  function resync(): boolean {
    if (socket.readyState !== socket.OPEN) return false
    const waitMs = RESYNC_EVERY_MS - Math.abs(Date.now() - resyncedAt)
    if (waitMs > 0) {
      resyncTimer ??= setTimeout(() => {
        resyncTimer = undefined
        resync()
      }, waitMs)
      return true
    }
    resyncedAt = Date.now()
    return write({ type: 'resync' })
  }
  function stopPinging() {
    clearTimeout(resyncTimer)
    resyncTimer = undefined
    clearTimeout(pingTimer)
    clearTimeout(lifeTimer)
    lifeTimer = undefined
  }
  const write = (message: ClientMessage) =>
    socket.readyState === socket.OPEN && socket.send(JSON.stringify(message))
  const send = (message: ClientMessage) => (message.type === 'resync' ? resync() : request(message))
  function close() {
    closed = true
    stopPinging()
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null
    socket.close()
  }
  function end(connection: FinalConnection, error: ApiError | null) {
    close()
    events.ended(connection, error)
  }

  return {
    send,
    close,
    check() {
      clearTimeout(lifeTimer)
      lifeTimer = undefined
      // The shorter timeout applies.
      expectMessage(CHECK_WITHIN_MS)
      ping(0)
      resync()
    },
  }
}

/** The seat was free for too long, and somebody else has the place. */
const fullError = () => new ApiError('game_full', 409, 'Game is full')

function roomUrl({ api, socketOrigin }: RoomSocketOptions, path: string, ticket: string) {
  const base = socketOrigin ?? (api.origin || location.origin)
  const url = new URL(path, base)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set('_pk', randomId())
  url.searchParams.set('ticket', ticket)
  url.searchParams.set('v', String(PROTOCOL_VERSION))
  url.searchParams.set('lobby', 'changes')
  return url.href
}

function readMessage(data: unknown): ServerMessage | LobbyChange | null {
  try {
    return JSON.parse(data as string) as ServerMessage | LobbyChange
  } catch {
    // A frame that is not JSON is not the room's; the heartbeat detects a broken connection.
    return null
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function retryMs(error: ApiError, attempt: number, timing: RoomTiming): number {
  const seconds = Number(error.params.seconds)
  if (error.code === 'rate_limited' && seconds > 0) return seconds * 1_000
  return Math.min(timing.minReconnectMs * 1.5 ** attempt, timing.maxReconnectMs)
}

export interface ClockSync {
  /** One round trip; returns the offset to add to `Date.now()` for the server's time. */
  add(sentAt: number, serverTime: number, receivedAt: number): number
}

const SAMPLES_MAX = 8

/**
 * The offset of the smallest round trip among the last ones: the least delayed is the most
 * accurate.
 */
export function createClockSync(): ClockSync {
  let samples: { roundTripMs: number; offsetMs: number }[] = []
  return {
    add(sentAt, serverTime, receivedAt) {
      const roundTripMs = receivedAt - sentAt
      const offsetMs = Math.round(serverTime - (sentAt + receivedAt) / 2)
      samples = [...samples, { roundTripMs, offsetMs }].slice(-SAMPLES_MAX)
      return samples.reduce((best, next) => (next.roundTripMs < best.roundTripMs ? next : best))
        .offsetMs
    },
  }
}
