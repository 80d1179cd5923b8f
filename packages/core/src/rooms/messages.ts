import type { ErrorCode, ErrorParams } from '../errors'
import type { Json } from '../json'
import type { HostCommandName } from './host-commands'
import type { LobbyCrews } from './lobby-crews'
import type { PlayerReaction, Reaction } from './reactions'
import type { TimeFactor } from './timing'
import type { GameHeader, GameView, LobbyPlayer } from './views'

/**
 * The messages between a client and its room. Types only; `protocol.ts` validates incoming ones.
 */
export const PROTOCOL_VERSION = 1

export type { HostCommandName } from './host-commands'

/** A player's move, by its name in the mode. */
export interface MoveBody {
  type: string
  questionId?: string
  /** For a question with options, from 0. */
  selectedOptionIndex?: number
  /** At most eight of them, the two above included. */
  [field: string]: Json | undefined
}

/** Client messages are imperatives. `id` is chosen by the client and comes back in the reply. */
export type ClientMessage =
  | { type: 'ping'; id: string }
  | { type: 'resync' }
  /** Players only; not acknowledged, and dropped where it comes too soon or is muted. */
  | { type: 'react'; reaction: Reaction }
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
      /**
       * `view.game.beat` that the host saw; refused with `stale_version` if it has advanced since.
       */
      expectedBeat?: number
      playerId?: string
      /** With `kick`: also locks the game. */
      lock?: boolean
      /** With `extra_time`: one of `TIME_FACTORS`. */
      factor?: TimeFactor
      /** With `crew`: its number; absent: out of it. */
      crew?: number
    }

interface Sent {
  /** Increases with every accepted event; a client drops views older than the one it shows. */
  version: number
  /** Server time in ms when the view was made. */
  serverTime: number
  view: GameView
}

/** How far the class is with the open question; without any name. */
export interface QuestionProgress {
  questionId: string
  answered: number
  present: number
}

/** Server messages are facts. The four broadcasts of the specification keep their names. */
export type ServerMessage =
  | ({ type: 'view' } & Sent)
  | ({ type: 'player_joined'; player: { player_id: string; display_name: string } } & Sent)
  | ({ type: 'game_started' } & Sent)
  | ({ type: 'question_changed'; question_index: number; question_id: string } & Sent)
  | ({ type: 'question_closed'; question_index: number; question_id: string } & Sent)
  | ({ type: 'game_ended' } & Sent)
  | {
      type: 'accepted'
      id: string
      reply?: Record<string, string | number | boolean | null>
      /**
       * Its sender is sent a view of this version or a later one, which shows what it did; absent: no
       * view follows, or the room is older.
       */
      version?: number
    }
  | { type: 'refused'; id: string | null; code: ErrorCode; params: ErrorParams }
  | { type: 'pong'; id: string; serverTime: number }
  /** To players, every few seconds while a question is open: how many have answered. */
  | ({ type: 'progress' } & QuestionProgress)
  /** To the host's pages only, a moment after they came. */
  | { type: 'reactions'; reactions: PlayerReaction[] }

/**
 * What changed in the lobby since the last message, one text for all players whose socket requests
 * it by `lobby=changes` in its URL; others get their whole view. May contain known players.
 */
export interface LobbyChange {
  type: 'lobby_changed'
  version: number
  serverTime: number
  game: GameHeader
  /** New players, or those whose connection changed. */
  players: LobbyPlayer[]
  /** Ids of players who left. */
  gone: string[]
  /**
   * The current number: a client that counts differently has missed something, and requests a view.
   */
  playerCount: number
  /** In a lobby with crews. */
  crews?: LobbyCrews
  /** The latest player to join since then, as in `player_joined`. */
  joined: { player_id: string; display_name: string } | null
}

/** Application-defined WebSocket close codes. Only `restarting` is followed by a reconnect. */
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
  /** Too many or malformed messages. */
  abuse: 4008,
  /** The frame was larger than 16 KiB. */
  tooLarge: 1009,
} as const
