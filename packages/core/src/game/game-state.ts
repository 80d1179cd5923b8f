import type { RoomSetup } from '../contracts/room-calls'
import type { QuestionRules } from '../kinds/kind'
import type { GameMode } from '../modes/mode'
import type { CosmeticId } from '../rewards/cosmetics'
import type { SessionStatus } from '../rooms/game-choices'
import type { Rewards } from '../rooms/views'

/** What the engine is handed of the mode and the kinds of question: it knows none by name. */
export interface GameRules {
  mode: GameMode
  /** How the mode is called, by language. */
  modeName: { en: string; es: string }
  questions: QuestionRules
}

/** What a game was made with. Never changes; holds the solutions. */
export interface GameSetup extends RoomSetup {
  rules: GameRules
}

/** As it is stored and sent. */
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
  /** Issue time of the newest ticket taken: an older one is never taken again. */
  ticketAt: number
  /** Cosmetics; absent: none, as for guests and in seats of older versions. */
  worn?: CosmeticId[] | undefined
  /** The name that was asked for, while the host has not approved it. */
  nameWish?: string | undefined
  /** The wish holds what a class should perhaps not read; the host alone is told. */
  wishIsDoubtful?: boolean | undefined
  /** More time than the class; absent: the same. Told to nobody but host and player. */
  timeFactor?: number | undefined
  /** Brings the player back to this seat on another device: once, by the command `takenBy`. */
  seatCode?: { code: string; until: number; takenBy?: string | undefined } | undefined
}

export interface HostPresence {
  /** Tabs of the host that are connected. */
  tabs: string[]
  /** The tab that controls the game; it keeps control across a reload. */
  lease: string | null
  /** When the last tab went; null while one is connected. */
  lostAt: number | null
  /** Newest ticket taken per tab (`host:` and `screen:`), the latest few. */
  tickets: Record<string, number>
}

export interface OutboxItem {
  /** The server settles each key once. */
  key: string
  kind: 'started' | 'roster' | 'cancelled' | 'result'
  dueAt: number
  attempts: number
}

/** Who has typed the code and not yet tapped the pictures of the second step. */
export interface Chooser {
  /** The seat to be. */
  seat: Seat
  wrongTries: number
  /** No try counts before. */
  retryAt: number
  /** Then the wait is over. */
  until: number
  /** Was here at least once, by a socket or by polls. */
  came?: boolean | undefined
  /** The network it came from, as a mark. */
  from?: string | undefined
}

/** The whole state of one live game: JSON, changed by `step` alone. */
export interface Game {
  /** +1 with every accepted event. */
  version: number
  /** +1 whenever something opens, closes, starts or ends. */
  beat: number
  status: SessionStatus
  outcome: 'finished' | 'cancelled' | null
  startedAt: number | null
  endedAt: number | null
  locked: boolean
  /** The code alone lets nobody in: it takes the host's link. */
  linkOnly: boolean
  /** Who types the code has pictures to tap; null: there is no second step. */
  secondStep: { key: string; wrongTries: number } | null
  /** By player id, in order of joining. */
  seats: Record<string, Seat>
  /** Seats of the lobby whose players are gone: no place, but id and name wait. Longest gone first. */
  reserved: Record<string, Seat>
  /** By player id; empty without the second step. */
  choosing: Record<string, Chooser>
  /** Accounts that were removed and may not come back. */
  barredAccounts: string[]
  /** Seats given up in the lobby that the server has not heard of yet. */
  freed: string[]
  host: HostPresence
  /** The host is gone and nothing further opens. */
  paused: boolean
  /** Since when the host's own pause lasts; null: there is none. */
  pausedAt: number | null
  /** The mode's own state; null in the lobby. */
  mode: unknown
  outbox: OutboxItem[]
  rewards: Record<string, Rewards> | null
  settledAt: number | null
  nextGameCode: string | null
  /** Host commands carried out lately. */
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
    secondStep: null,
    seats: {},
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
