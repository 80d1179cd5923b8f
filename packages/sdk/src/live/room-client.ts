import type { ClientMessage, ServerMessage } from '@pathquest/core/rooms/messages'
import { type ApiError, toApiError } from '../api/error'
import { type Connection, type FinalConnection, type RoomTiming, roomTiming } from './connection'
import { startRoomPoller } from './room-poller'
import { openRoomSocket, type RoomSocket, type RoomSocketOptions } from './room-socket'

export type { Connection }
/** Which room, and in which role. */
export interface RoomClientOptions extends Omit<RoomSocketOptions, 'timing'> {
  /** Timeouts of the connection; the defaults suit a class. */
  timing?: Partial<RoomTiming> | undefined
}

/** Events of a connection to a room. */
export interface RoomClientEvents {
  /** The connection changed; `problem`: why it is final. */
  connection(connection: Connection, problem: ApiError | null): void
  /** A message from the room. */
  message(message: ServerMessage): void
  /** Add it to `Date.now()` for the server's time. */
  offset(clockOffsetMs: number): void
}

/** The connection to one room: a reconnecting socket, or polling while none opens. */
export interface RoomClient {
  open(): void
  close(): void
  /** False while no socket is open: use the API then. */
  send(message: ClientMessage): boolean
  readonly connection: Connection
}

/** Attempts before polling: two if no socket ever opened, more if one did. */
const TRIES_NEVER_OPENED = 2
const TRIES_ONCE_OPENED = 5

/** The connection used by `createLiveGame`, for pages that manage the state themselves. */
export function createRoomClient(options: RoomClientOptions, events: RoomClientEvents): RoomClient {
  const line = { ...options, timing: { ...roomTiming(), ...options.timing } }
  let connection: Connection = 'connecting'
  let socket: RoomSocket | null = null
  let stopPoller: (() => void) | null = null
  let stopWatching: (() => void) | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let everHeard = false

  function set(next: Connection, problem: ApiError | null = null) {
    if (next === connection && !problem) return
    connection = next
    events.connection(next, problem)
  }

  function connectSocket() {
    clearTimeout(retry)
    socket?.close()
    socket = openRoomSocket(line, {
      message(message) {
        alive()
        events.message(message)
      },
      offset(clockOffsetMs) {
        alive()
        events.offset(clockOffsetMs)
      },
      closed(heard, refused) {
        failures = heard ? 0 : failures + 1
        const enough = failures >= (everHeard ? TRIES_ONCE_OPENED : TRIES_NEVER_OPENED)
        if (refused || enough || stopPoller) return pollInstead()
        set(isOffline() ? 'offline' : 'connecting')
      },
      unreachable(error) {
        if (!stopPoller) set(error.code === 'offline' || isOffline() ? 'offline' : 'connecting')
      },
      ended: (final, problem) =>
        final === 'gone' ? void showStored(problem) : finish(final, problem),
    })
  }

  function alive() {
    failures = 0
    everHeard = true
    stopPolling()
    set('live')
  }

  function pollInstead() {
    socket?.close()
    socket = null
    clearTimeout(retry)
    retry = setTimeout(connectSocket, line.timing.retrySocketMs)
    stopPoller ??= startRoomPoller(line, {
      message(message) {
        set('polling')
        events.message(message)
      },
      offset: events.offset,
      unreachable: (error) => set(error.code === 'offline' ? 'offline' : connection),
      ended: finish,
    })
  }
  function stopPolling() {
    stopPoller?.()
    stopPoller = null
  }

  function wake() {
    if (connection === 'live' && socket) return socket.check()
    if (!stopPoller) return connectSocket()
    stopPolling()
    pollInstead()
  }

  function stop() {
    clearTimeout(retry)
    stopPolling()
    socket?.close()
    socket = null
    stopWatching?.()
    stopWatching = null
  }
  /** The room has deleted its game, or was lost: the API has the stored result. */
  async function showStored(problem: ApiError | null) {
    stop()
    const { api, sessionId, role, tab } = line
    try {
      // Without a ticket there is no view either.
      if (!problem) events.message(await api.view(sessionId, { role, tab }, line.seat()))
      set('gone', problem)
    } catch (cause) {
      set('gone', toApiError(cause))
    }
  }
  function finish(final: FinalConnection, problem: ApiError | null) {
    stop()
    set(final, problem)
  }

  return {
    get connection() {
      return connection
    },
    open() {
      if (stopWatching) return
      failures = 0
      set('connecting')
      stopWatching = watchNetwork({ wake, offline: () => set('offline') })
      connectSocket()
    },
    close: stop,
    send: (message) => connection === 'live' && socket !== null && socket.send(message),
  }
}

const isOffline = () => globalThis.navigator?.onLine === false

/**
 * Reports when the network or the tab comes back, so that reconnecting does not wait for a timer.
 */
export function watchNetwork(on: { wake(): void; offline(): void }): () => void {
  if (typeof window === 'undefined') return () => {}
  const visible = () => {
    if (document.visibilityState === 'visible') on.wake()
  }
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) on.wake()
  }
  window.addEventListener('online', on.wake)
  window.addEventListener('offline', on.offline)
  window.addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', visible)
  return () => {
    window.removeEventListener('online', on.wake)
    window.removeEventListener('offline', on.offline)
    window.removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', visible)
  }
}
