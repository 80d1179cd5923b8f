import type { ErrorCode, ErrorParams } from '../errors'
import type { Json } from '../json'
import type { HostCommandName } from './host-commands'
import type { TimeFactor } from './timing'
import type { GameHeader, GameView, LobbyPlayer } from './views'

/** The vocabulary between a client and its room. Types only; `protocol.ts` parses what comes in. */
export const PROTOCOL_VERSION = 1

export type { HostCommandName } from './host-commands'

/** What a player does, by the name of a move of the mode. */
export interface MoveBody {
  type: string
  questionId?: string
  /** Of a question with options, from 0. */
  selectedOptionIndex?: number
  /** At most eight of them, the two above included. */
  [field: string]: Json | undefined
}

/** Client messages are imperatives. `id` is chosen by the client and comes back in the reply. */
export type ClientMessage =
  | { type: 'ping'; id: string }
  | { type: 'resync' }
  | {
      type: 'move'
      id: string
      /** Of the mode, with at most eight fields; in a solo game also `advance` and `end`. */
      move: MoveBody
    }
  | {
      type: 'host'
      id: string
      command: HostCommandName
      /** `view.game.beat` of what the host saw; refused with `stale_version` when it has gone on since. */
      expectedBeat?: number
      playerId?: string
      /** With `kick`: also lock the game. */
      lock?: boolean
      /** With `extra_time`: one of `TIME_FACTORS`. */
      factor?: TimeFactor
    }

interface Sent {
  /** Grows with every accepted event; a client drops what is older than what it shows. */
  version: number
  /** Server time in ms when the view was made. */
  serverTime: number
  view: GameView
}

/** Server messages are facts. The four broadcasts of the specification keep their names. */
export type ServerMessage =
  | ({ type: 'view' } & Sent)
  | ({ type: 'player_joined'; player: { player_id: string; display_name: string } } & Sent)
  | ({ type: 'game_started' } & Sent)
  | ({ type: 'question_changed'; question_index: number; question_id: string } & Sent)
  | ({ type: 'question_closed'; question_index: number; question_id: string } & Sent)
  | ({ type: 'game_ended' } & Sent)
  | { type: 'accepted'; id: string; reply?: Record<string, string | number | boolean | null> }
  | { type: 'refused'; id: string | null; code: ErrorCode; params: ErrorParams }
  | { type: 'pong'; id: string; serverTime: number }

/**
 * What changed in the lobby since it was told last, one text for all players whose socket asks for it
 * by `lobby=changes` in its address; others get their whole view. Known players may be in it.
 */
export interface LobbyChange {
  type: 'lobby_changed'
  version: number
  serverTime: number
  game: GameHeader
  /** Who is new or whose connection changed. */
  players: LobbyPlayer[]
  /** Ids of those who are not in it any more. */
  gone: string[]
  /** How many there are now: who counts otherwise has missed something, and asks for a view. */
  playerCount: number
  /** Who joined last since then, as `player_joined` tells it. */
  joined: { player_id: string; display_name: string } | null
}

/** WebSocket close codes of ours. None but `restarting` is followed by a reconnect. */
export const CLOSE = {
  /** The seat is open in a newer tab. */
  replaced: 4001,
  /** The ticket is not valid (any more): fetch a new one. */
  ticket: 4002,
  /** Removed by the host. */
  removed: 4003,
  /** There is no such game (any more). */
  gone: 4004,
  /** The client speaks another protocol version: reload. */
  protocol: 4005,
  /** Too many or broken messages. */
  abuse: 4008,
  /** The frame was larger than 16 KiB. */
  tooLarge: 1009,
} as const
