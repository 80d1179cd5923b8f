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
import { type ToldView, withLobbyChange } from './live-state'
import { randomId } from './seat-store'

/** Which room, and as whom. */
export interface RoomSocketOptions {
  /** Where tickets come from. */
  api: ApiClient
  /** Id of the game. */
  sessionId: string
  /** As whom. */
  role: 'player' | 'host' | 'screen'
  /** Host and screen: this tab's id. */
  tab?: string | undefined
  /** The player's seat token. */
  seat: () => string | null
  /** Origin of the rooms; absent: the API's. */
  socketOrigin?: string | undefined
  /** A WebSocket class where the platform has none; without any the game polls. */
  WebSocket?: unknown
  /** How patient the line is. */
  timing: RoomTiming
}

export interface RoomSocketEvents {
  message(message: ServerMessage): void
  offset(clockOffsetMs: number): void
  /** An attempt or a connection ended; `heard`: the room had spoken on it. */
  closed(heard: boolean, refused: boolean): void
  /** No ticket to be had for now. */
  unreachable(error: ApiError): void
  ended(connection: FinalConnection, error: ApiError | null): void
}

export interface RoomSocket {
  send(message: ClientMessage): boolean
  /** Is it still alive, and what was missed? Replaces it within a moment if not. */
  check(): void
  close(): void
}

const CLOCK_PINGS = 6
const CHECK_WITHIN_MS = 2_000
/** The room answers a few at once, then one a second. */
const RESYNC_EVERY_MS = 1_000

/** One socket to a room that comes back by itself, each time with a fresh ticket and a fresh `_pk`. */
export function openRoomSocket(options: RoomSocketOptions, events: RoomSocketEvents): RoomSocket {
  const { api, sessionId, role, tab, timing } = options
  const clock = createClockSync()
  /** Those under way: when each was sent, and how many are to follow soon. */
  const pings = new Map<string, { sentAt: number; left: number }>()
  /** How many are to follow the next one soon. */
  let pingsLeft = 0
  let closed = false
  let heard = false
  let pinging: ReturnType<typeof setTimeout> | undefined
  let dying: ReturnType<typeof setTimeout> | undefined
  let resyncing: ReturnType<typeof setTimeout> | undefined
  let pingedAt = 0
  let resyncedAt = 0
  let isFull = false
  /** The last view that came on this line: what changes in the lobby changes in it. */
  let told: ToldView | null = null

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
    // A line that held for a moment was good: after its loss the waits start short again.
    minUptime: timing.minUptimeMs,
    connectionTimeout: timing.openTimeoutMs,
    maxEnqueuedMessages: 0,
    WebSocket: options.WebSocket,
  })
  socket.onopen = () => {
    pings.clear()
    told = null
    pingedAt = Date.now()
    ping(CLOCK_PINGS)
  }
  socket.onmessage = (event) => {
    clearTimeout(dying)
    dying = undefined
    const message = readMessage(event.data)
    if (!message) return
    heard = true
    if (message.type === 'pong') return pong(message.id, message.serverTime)
    if (message.type === 'lobby_changed') return lobbyChanged(message)
    if ('view' in message) told = message
    isFull = message.type === 'refused' && message.code === 'game_full'
    events.message(message)
  }
  function lobbyChanged(change: LobbyChange) {
    told = told && withLobbyChange(told, change)
    if (!told) return void resync()
    events.message(told)
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
    // None can be made at all, for want of a class or by a policy: then nothing tells of its end.
    if (socket.readyState === socket.CONNECTING) events.closed(false, true)
  }

  /** This page was asleep: more may have happened than its line has kept. */
  const isOverdue = () => Date.now() - pingedAt > 2 * timing.pingEveryMs

  function ping(left: number) {
    const id = randomId()
    const wasAsleep = isOverdue()
    pingedAt = Date.now()
    pings.set(id, { sentAt: pingedAt, left })
    write({ type: 'ping', id })
    expectLife(wasAsleep ? CHECK_WITHIN_MS : timing.pongWithinMs)
    if (wasAsleep) resync()
    pingLater(left)
  }
  function pingLater(left: number) {
    pingsLeft = left
    clearTimeout(pinging)
    pinging = setTimeout(ping, left > 1 ? timing.clockPingEveryMs : timing.pingEveryMs, left - 1)
  }
  function pong(id: string, serverTime: number) {
    const answered = pings.get(id)
    if (!answered) return
    pings.delete(id)
    const { sentAt, left } = answered
    events.offset(clock.add(sentAt, serverTime, Date.now()))
    // From an answer on: browsers slow down timers of a hidden page that follow from timers, to one
    // a minute, and the room would take the page for lost.
    pingLater(left)
  }
  /** What asks for an answer is as good as a ping: the next one can wait. */
  function request(message: ClientMessage): boolean {
    if (!write(message)) return false
    if (pingsLeft > 1 || isOverdue()) return true
    pingedAt = Date.now()
    expectLife(timing.pongWithinMs)
    pingLater(0)
    return true
  }
  function expectLife(withinMs: number) {
    dying ??= setTimeout(() => {
      dying = undefined
      if (!closed) socket.reconnect()
    }, withinMs)
  }
  function resync(): boolean {
    if (socket.readyState !== socket.OPEN) return false
    const waitMs = RESYNC_EVERY_MS - Math.abs(Date.now() - resyncedAt)
    if (waitMs > 0) {
      resyncing ??= setTimeout(() => {
        resyncing = undefined
        resync()
      }, waitMs)
      return true
    }
    resyncedAt = Date.now()
    return write({ type: 'resync' })
  }
  function stopPinging() {
    clearTimeout(resyncing)
    resyncing = undefined
    clearTimeout(pinging)
    clearTimeout(dying)
    dying = undefined
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
      clearTimeout(dying)
      dying = undefined
      // The shorter wait counts.
      expectLife(CHECK_WITHIN_MS)
      ping(0)
      resync()
    },
  }
}

/** The seat was free for too long, and somebody else has the place. */
const fullError = () => new ApiError('game_full', 409, 'Game is full')

function roomUrl(
  { api, socketOrigin, sessionId }: RoomSocketOptions,
  path: string,
  ticket: string,
) {
  const base = socketOrigin ?? (api.origin || location.origin)
  const url = new URL(path || `/parties/main/${sessionId}`, base)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set('_pk', randomId())
  url.searchParams.set('ticket', ticket)
  url.searchParams.set('v', String(PROTOCOL_VERSION))
  url.searchParams.set('lobby', 'changes')
  return url.href
}

function readMessage(data: unknown): ServerMessage | LobbyChange | null {
  if (typeof data !== 'string') return null
  try {
    return JSON.parse(data) as ServerMessage | LobbyChange
  } catch {
    // A frame that is no JSON is not the room's; the heartbeat notices a line that is broken.
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

const SAMPLES_KEPT = 8

/** The offset of the smallest round trip among the last ones: the least delayed knows best. */
export function createClockSync(): ClockSync {
  let samples: { roundTripMs: number; offsetMs: number }[] = []
  return {
    add(sentAt, serverTime, receivedAt) {
      const roundTripMs = receivedAt - sentAt
      const offsetMs = Math.round(serverTime - (sentAt + receivedAt) / 2)
      samples = [...samples, { roundTripMs, offsetMs }].slice(-SAMPLES_KEPT)
      return samples.reduce((best, next) => (next.roundTripMs < best.roundTripMs ? next : best))
        .offsetMs
    },
  }
}
