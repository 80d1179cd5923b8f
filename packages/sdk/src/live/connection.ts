import { CLOSE } from '@pathquest/core/rooms/messages'
import type { ApiError } from '../api/error'

/** How a live game stands with its room. The last four are final until something is done. */
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

/** How patient the line to a room is, in milliseconds. */
export interface RoomTiming {
  minReconnectMs: number
  maxReconnectMs: number
  minUptimeMs: number
  openTimeoutMs: number
  pingEveryMs: number
  /** No sign of life for this long after a ping: the socket is dead. */
  pongWithinMs: number
  clockPingEveryMs: number
  pollEveryMs: number
  pollBackoffMaxMs: number
  retrySocketMs: number
}

export const roomTiming = (): RoomTiming => ({
  // Jitter: a whole class must not come back within the same moment.
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

/** Which answers of the API end a connection; all others are worth another try. */
export function finalProblem(error: ApiError): FinalConnection | null {
  if (error.code === 'player_removed') return 'removed'
  if (error.code === 'protocol_unsupported') return 'protocol'
  const passing =
    error.status < 400 || error.status >= 500 || [408, 425, 429].includes(error.status)
  return passing ? null : 'gone'
}

export const isFinal = (connection: Connection): boolean =>
  connection === 'replaced' ||
  connection === 'removed' ||
  connection === 'gone' ||
  connection === 'protocol'
