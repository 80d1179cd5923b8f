import type { RoomSetup } from '../contracts/room-setup'
import type { QuestionRules } from '../kinds/kind'
import type { GameMode } from '../modes/mode'
import type { CosmeticId } from '../rewards/cosmetics'
import type { SessionStatus } from '../rooms/game-choices'
import type { Rewards } from '../rooms/views'

/** The mode and the kinds of question, injected: the engine knows none by name. */
export interface GameRules {
  mode: GameMode
  /** The name of the mode, by language. */
  modeName: { en: string; es: string }
  questions: QuestionRules
}

/** The immutable setup of a game; holds the solutions. */
export interface GameSetup extends RoomSetup {
  rules: GameRules
}

/** The form that is stored and sent. */
export function storedSetup({ rules: _, ...setup }: GameSetup): RoomSetup {
  return setup
}

export interface Seat {
  playerId: string
  /** Profile id; null for guests. */
  accountId: string | null
  displayName: string
  joinedAt: number
  connected: boolean
  lostAt: number | null
  leftAt: number | null
  removedAt: number | null
  /** Issue time of the newest ticket used: an older one is refused. */
  ticketAt: number
  /** Cosmetics; absent: none, as for guests and in seats of older versions. */
  worn?: CosmeticId[] | undefined
  /** The code of the chosen character; absent: the one of the player's id. */
  character?: string | undefined
  /** Of the crew in the lobby; absent: none. */
  crew?: number | undefined
  /** The requested name, while the host has not approved it. */
  nameWish?: string | undefined
  /** The requested name may be unsuitable for a class; shown to the host only. */
  wishIsDoubtful?: boolean | undefined
  /** Extra time; absent: the same as the class. Visible only to host and player. */
  timeFactor?: number | undefined
  /** Recovers this seat on another device: once, by the command `takenBy`. */
  seatCode?: { code: string; until: number; takenBy?: string | undefined } | undefined
}

export interface HostPresence {
  /** Connected tabs of the host. */
  tabs: string[]
  /** The tab that controls the game; it keeps control across a reload. */
  lease: string | null
  /** When the last tab disconnected; null while one is connected. */
  lostAt: number | null
  /** Newest ticket used per tab (`host:` and `screen:`), the latest few. */
  tickets: Record<string, number>
}

export interface OutboxItem {
  /** The server processes each key once. */
  key: string
  kind: 'started' | 'roster' | 'cancelled' | 'result'
  dueAt: number
  attempts: number
}

/** Who has typed the code and has no seat yet: the pictures of the second step, or the host's yes. */
export interface Chooser {
  /** The seat they will get. */
  seat: Seat
  wrongTries: number
  /** No try is accepted before. */
  retryAt: number
  /** When their time is up. */
  until: number
  /** Was connected at least once, by a socket or by polls. */
  came?: boolean | undefined
  /** A hash of the network it came from. */
  from?: string | undefined
  /** Came late and waits for the host to open the door. */
  knocks?: boolean | undefined
}

/** The whole state of one live game: JSON, changed only by `step`. */
export interface Game {
  /** Incremented with every accepted event. */
  version: number
  /** Incremented whenever something opens, closes, starts or ends. */
  beat: number
  status: SessionStatus
  outcome: 'finished' | 'cancelled' | null
  startedAt: number | null
  endedAt: number | null
  locked: boolean
  /** The code is not enough: joining requires the host's link. */
  linkOnly: boolean
  /** Nobody's reactions are shown. */
  reactionsMuted: boolean
  /** In the lobby the projector shows how the mode goes. */
  howShown: boolean
  /** The host has opened or closed the running game to late comers; absent: as it was set up. */
  lateJoin?: boolean | undefined
  /** Players who type the code have pictures to tap; null: there is no second step. */
  secondStep: { key: string; wrongTries: number } | null
  /** By player id, in order of joining. */
  seats: Record<string, Seat>
  /**
   * Lobby seats of disconnected players: their places are free, id and name are reserved. Longest
   * gone first.
   */
  reserved: Record<string, Seat>
  /** By player id; empty without the second step and without late comers at the door. */
  choosing: Record<string, Chooser>
  /** Accounts that were removed and may not rejoin. */
  barredAccounts: string[]
  /** Lobby seats that were freed and not yet reported to the server. */
  freed: string[]
  host: HostPresence
  /** The host is gone, so nothing further opens. */
  paused: boolean
  /** Start of the host's own pause; null: there is none. */
  pausedAt: number | null
  /** The mode's own state; null in the lobby. */
  mode: unknown
  outbox: OutboxItem[]
  rewards: Record<string, Rewards> | null
  settledAt: number | null
  nextGameCode: string | null
  /** Ids of recent host commands, for idempotency. */
  doneCommands: string[]
}

export function newGame(setup: GameSetup): Game {
  return {
    version: 0,
    beat: 0,
    status: 'waiting',
    outcome: null,
    startedAt: null,
    endedAt: null,
    locked: false,
    linkOnly: false,
    reactionsMuted: false,
    howShown: false,
    secondStep: null,
    seats: seatsOf(setup),
    reserved: {},
    choosing: {},
    barredAccounts: [],
    freed: [],
    host: { tabs: [], lease: null, lostAt: setup.createdAt, tickets: {} },
    paused: false,
    pausedAt: null,
    mode: null,
    outbox: [],
    rewards: null,
    settledAt: null,
    nextGameCode: null,
    doneCommands: [],
  }
}

/** In a game on one device everybody is there from the beginning: the host marks their answers. */
const seatsOf = ({ oneDevice, createdAt }: GameSetup): Game['seats'] =>
  Object.fromEntries(
    (oneDevice?.seats ?? []).map(({ playerId, displayName }, i) => [
      playerId,
      {
        playerId,
        accountId: null,
        displayName,
        joinedAt: createdAt + i,
        connected: true,
        lostAt: null,
        leftAt: null,
        removedAt: null,
        ticketAt: 0,
      },
    ]),
  )
