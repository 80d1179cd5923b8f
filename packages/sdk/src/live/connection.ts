import { CLOSE } from '@pathquest/core/rooms/messages'
import type { ApiError } from '../api/error'

/** Connection state of a live game. The last four are final until the user acts. */
export type Connection =
  | 'connecting'
  | 'live'
  | 'polling'
  | 'offline'
  | 'replaced'
  | 'removed'
  | 'gone'
  | 'protocol'
export type FinalConnection = Extract<Connection, 'replaced' | 'removed' | 'gone' | 'protocol'>

/** Timeouts of the connection to a room, in milliseconds. */
export interface RoomTiming {
  minReconnectMs: number
  maxReconnectMs: number
  minUptimeMs: number
  openTimeoutMs: number
  pingEveryMs: number
  /** No message for this long after a ping: the socket is dead. */
  pongWithinMs: number
  clockPingEveryMs: number
  pollEveryMs: number
  pollBackoffMaxMs: number
  retrySocketMs: number
}

export const roomTiming = (): RoomTiming => ({
  // Jitter: a whole class must not reconnect at the same moment.
  minReconnectMs: 200 + Math.random() * 600,
  maxReconnectMs: 3_000,
  minUptimeMs: 500,
  openTimeoutMs: 4_000,
  pingEveryMs: 4_000,
  pongWithinMs: 4_500,
  clockPingEveryMs: 250,
  pollEveryMs: 1_000,
  pollBackoffMaxMs: 10_000,
  retrySocketMs: 30_000,
})

export function finalClose(code: number): FinalConnection | null {
  if (code === CLOSE.replaced) return 'replaced'
  if (code === CLOSE.removed) return 'removed'
  if (code === CLOSE.gone) return 'gone'
  if (code === CLOSE.protocol) return 'protocol'
  return null
}

/** Which errors of the API end a connection; all others are retried. */
export function finalProblem(error: ApiError): FinalConnection | null {
  if (error.code === 'player_removed') return 'removed'
  if (error.code === 'protocol_unsupported') return 'protocol'
  const isTransient =
    error.status < 400 || error.status >= 500 || [408, 425, 429].includes(error.status)
  return isTransient ? null : 'gone'
}

export const isFinal = (connection: Connection): boolean =>
  connection === 'replaced' ||
  connection === 'removed' ||
  connection === 'gone' ||
  connection === 'protocol'
