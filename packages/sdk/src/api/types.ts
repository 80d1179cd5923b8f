/**
 * Request and response types of the API. Written out here, so that the published types need no
 * schema library; `types.test.ts` compares them with the API's contracts.
 */

import type { BusinessDriver } from '@pathquest/core/question-sets/set-choices'
import type { PathkeyType, Rarity } from '@pathquest/core/rewards/amounts'
import type {
  ProgressionControl,
  SessionStatus,
  SessionType,
} from '@pathquest/core/rooms/game-choices'
import type { MoveBody } from '@pathquest/core/rooms/messages'
import type { LeaderboardRow, TeamRow } from '@pathquest/core/rooms/views'

export type * from './career-types'

/** A host's settings of a game. */
export interface GameSettings {
  /** `manual`: the host advances; `auto`: the game does. */
  progressionControl: ProgressionControl
  /** Only questions of this driver; null: of all. */
  businessDriver: BusinessDriver | null
  /** Auto progression: how long a result stays, in seconds. */
  resultSeconds: number
  /** Each player sees their own result at once instead of with the class. */
  showResultAtOnce: boolean
  /** A countdown before each question; none where time limits are stretched. Absent: none. */
  countdown?: boolean | undefined
  /** One tap answers, and can be taken back for a moment. Absent: as the mode says. */
  tapToAnswer?: boolean | undefined
  /** Continues without its host. */
  runAlone: boolean
  /**
   * Without phones: the host marks how many of the class gave each answer (`hands`, `corners`), or what
   * each team answers. Absent: everybody has a device.
   */
  oneDevice?:
    | { answers: 'hands' | 'corners' | 'teams'; count: number; names?: string[] | undefined }
    | undefined
  /** Multiplies every time limit, 1 to 4; null: untimed. */
  timeStretch: number | null
  /** In a team challenge; `modeSettings` has it as well. */
  teamCount: number
  /** A joining player is shown under a neutral name until the host approves theirs. */
  approveNames: boolean
  /** For the whole game, the same for all. */
  shuffleQuestions: boolean
  shuffleOptions: boolean
  /** Settings of the mode, by name. */
  modeSettings: Record<string, string | number | boolean>
}

/** A game as the API describes it. */
export interface SessionSummary {
  /** The `sessionId` used everywhere for this game. */
  id: string
  /** What players type, six letters and digits. */
  gameCode: string
  questionSetId: string | null
  title: string
  totalQuestions: number
  /** Id of one of the installed modes, for example `career_quest`. */
  gameMode: string
  sessionType: SessionType
  status: SessionStatus
  outcome: 'finished' | 'cancelled' | null
  maxPlayers: number
  isPublic: boolean
  allowLateJoin: boolean
  settings: GameSettings
  /** The caller hosts it. */
  isHost: boolean
  /** In milliseconds since 1970, as all times here. */
  createdAt: number
  startedAt: number | null
  endedAt: number | null
  /** Ended by a server fault: what was reached up to then counts. */
  endedByFault?: boolean | undefined
  /** Host only: the questions of the set that were picked for it. */
  questionIds?: string[]
  firstQuestions?: number
  /** Host only: the class that it is for. */
  classId?: string
  /** Host only: the game that its questions were taken from. */
  fromGame?: { gameId: string; questionIds: string[] }
  /** Host only: what the careers of the game were about first, where its mode plays careers. */
  deck?: { industry?: string; language: 'en' | 'es' }
}

/** A request to join a game. */
export interface JoinGame {
  gameCode: string
  /** At most 30 characters. */
  displayName: string
  /** From the host's link: admits players to a game that is not public. */
  invite?: string
  /** From the teacher: recovers a player's own seat on another device. */
  seatCode?: string
  /**
   * After a refusal with the code `game_already_started` and the parameter `mayKnock`: wait at the
   * door of the running game until the host lets the player in.
   */
  knock?: boolean
}

/** A player of a game. */
export interface SeatPlayer {
  id: string
  displayName: string
}

/** A seat in the game; a game's own host gets none and opens the host's view instead. */
export type JoinAnswer =
  | {
      isHost: false
      session: SessionSummary
      player: SeatPlayer
      /** That player's secret for this game. */
      seatToken: string
    }
  | { isHost: true; session: SessionSummary }

/** The caller's seat in a game. */
export interface SeatAnswer {
  session: SessionSummary
  role: 'host' | 'player'
  player: SeatPlayer | null
  /** A new one for a signed-in player who came back without one. */
  seatToken: string | null
  /** Host only: path of the join link. */
  joinPath: string | null
}

/** For whom a socket is opened. */
export interface TicketRequest {
  role: 'player' | 'host' | 'screen'
  /** Host and screen: which tab, 8 to 64 letters, digits, `_` and `-`. */
  tab?: string
}

/** A ticket that opens one socket. */
export interface TicketAnswer {
  ticket: string
  /** Of the socket, on the API's origin; an absolute address where the rooms are elsewhere. */
  path: string
  /** In milliseconds since 1970; a minute from now at most. */
  expiresAt: number
}

/** A player's move. */
export interface MoveRequest {
  /** Chosen by the client; a repeated one counts once. */
  id: string
  move: MoveBody
}

/** A leaderboard that its host shares with everybody who has the link. */
export interface SharedLeaderboard {
  game: {
    name: string
    status: SessionStatus
    /** Set once it is completed; a cancelled game has no rows. */
    outcome: 'finished' | 'cancelled' | null
    /** From 1; 0 before the first. */
    current_question: number
    question_count: number
    mode_name?: string
  }
  /** In order of rank, as of the last closed question; in the lobby in order of joining. */
  rows: LeaderboardRow[]
  /** In a team challenge. */
  teams?: TeamRow[] | null
  player_count: number
  /** The result is stored: nothing will change any more. */
  settled: boolean
}

/** The response for a share token. */
export interface SharedLeaderboardAnswer {
  leaderboard: SharedLeaderboard
}

/** A collectable key that games are rewarded with. */
export interface PathkeySummary {
  id: string
  name: string
  description: string
  imageUrl: string | null
  rarity: Rarity
  keyType: PathkeyType
  /** The code from which its artwork is drawn. */
  keyCode: string
  /** CSS colours. */
  colorPrimary: string
  colorSecondary: string
}

/** Pathkeys by id. */
export interface PathkeyList {
  pathkeys: PathkeySummary[]
}
