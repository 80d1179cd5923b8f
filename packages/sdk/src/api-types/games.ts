import type {
  BusinessDriver,
  ProgressionControl,
  SessionStatus,
  SessionType,
} from '@pathquest/game-core/constants'

/** How a host has set a game up. */
export interface GameSettings {
  /** `manual`: the host goes on; `auto`: the game does. */
  progressionControl: ProgressionControl
  /** Questions of this driver alone; null: of all. */
  businessDriver: BusinessDriver | null
  /** Auto progression: how long a result stays, in seconds. */
  resultSeconds: number
  /** Each player sees the own result at once instead of with the class. */
  showResultAtOnce: boolean
  /** Goes on without its host. */
  runAlone: boolean
  /** Multiplies every time limit, 1 to 4; null: untimed. */
  timeStretch: number | null
  /** In a team challenge; `modeSettings` has it as well. */
  teamCount: number
  /** What the mode lets be set, by name. */
  modeSettings: Record<string, string | number | boolean>
}

/** A game as the API tells of it. */
export interface SessionSummary {
  /** The `sessionId` of everything about this game. */
  id: string
  /** What players type, six letters and digits. */
  gameCode: string
  questionSetId: string | null
  title: string
  totalQuestions: number
  /** Of the modes that this Pathquest has, `career_quest` for example. */
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
  /** A fault on our side ended it: what was reached up to then counts. */
  endedByFault?: boolean | undefined
}

/** Who wants to play what. */
export interface JoinGame {
  gameCode: string
  /** At most 30 characters. */
  displayName: string
  /** From the host's link: lets players into a game that is not public. */
  invite?: string
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

/** The caller's place in a game. */
export interface SeatAnswer {
  session: SessionSummary
  role: 'host' | 'player'
  player: SeatPlayer | null
  /** Fresh for a signed-in player who came back without one. */
  seatToken: string | null
  /** Host alone: path of the join link. */
  joinPath: string | null
}
