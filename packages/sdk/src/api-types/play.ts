import type { MoveBody } from '@pathquest/game-core/messages'

/** For whom a socket is opened. */
export interface TicketRequest {
  role: 'player' | 'host' | 'screen'
  /** Host and screen: which tab, 8 to 64 letters, digits, `_` and `-`. */
  tab?: string
}

/** Opens one socket. */
export interface TicketAnswer {
  ticket: string
  /** Of the socket, on the API's origin. */
  path: string
  /** In milliseconds since 1970; a minute from now at most. */
  expiresAt: number
}

/** What a player does. */
export interface MoveRequest {
  /** Chosen by the client; a repeated one counts once. */
  id: string
  move: MoveBody
}
