/**
 * What the API takes and answers. Written out here, so that the published types need no schema
 * library; `types.test.ts` holds them against the API's contracts.
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

/** A career in a list. */
export interface CareerSummary {
  id: string
  title: string
  description: string
  industry: string
  sector: string
  /** What people call it as well, for the search; absent: nothing else. */
  otherTitles?: string[]
  /** Percent over ten years; null: not known. */
  growthRate: number | null
  /** Per year, in `salaryCurrency`. */
  salaryMin: number | null
  /** Per year; null also where the source says only "at least". */
  salaryMax: number | null
  /** Per year. */
  salaryMedian: number | null
  /** ISO 4217; absent: USD. */
  salaryCurrency?: string
  /** Pay and growth are those of a wider group of occupations. */
  isWiderGroup?: boolean
}

/** What every page with these figures has to show. */
export interface CareerCredits {
  attribution: string
  sources: { name: string; publisher: string; url: string }[]
}

/** Verified careers: all of them, or what a search finds, the most fitting first. */
export interface CareerList {
  careers: CareerSummary[]
  credits: CareerCredits
  /** How many there are, beyond the limit of the answer as well. */
  total: number
  /** The same without industry and sector. */
  unfilteredTotal: number
}

/** What people type and what it leads to, a line each, for a search in a list that is here. */
export interface SearchWords {
  synonyms: string[]
}

/** A career with everything that is known about it. */
export interface CareerDetail extends CareerSummary {
  /** People employed in 2023. */
  employment2023: number | null
  /** People employed in 2033, as projected. */
  employment2033Projected: number | null
  educationLevel: string[]
  dayInLifeText: string | null
  tasks: string[]
  workEnvironment: string | null
  certifications: string[]
  videoUrl: string | null
  /** Of a blob store; null or absent: the widget draws it. */
  imageUrl?: string | null | undefined
  jobOutlook: string | null
  /** The wider group that pay, employment and growth describe. */
  figuresGroup: string | null
  /** At most five. */
  relatedCareers: CareerSummary[]
}

/** One career. */
export interface CareerAnswer {
  career: CareerDetail
  credits: CareerCredits
}

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
  /** Who joins is shown under a neutral name until the host agrees to theirs. */
  approveNames: boolean
  /** For the whole game, the same for all. */
  shuffleQuestions: boolean
  shuffleOptions: boolean
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
  /** The host alone: the part of the set that was chosen for it. */
  questionIds?: string[]
  firstQuestions?: number
  /** The host alone: the game that its questions were taken from. */
  fromGame?: { gameId: string; questionIds: string[] }
}

/** Who wants to play what. */
export interface JoinGame {
  gameCode: string
  /** At most 30 characters. */
  displayName: string
  /** From the host's link: lets players into a game that is not public. */
  invite?: string
  /** From the teacher: brings a player back to their own seat on another device. */
  seatCode?: string
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

/** A leaderboard as its host shares it with everybody who has the link. */
export interface SharedLeaderboard {
  game: {
    name: string
    status: SessionStatus
    /** Once it is completed; a cancelled game has no rows. */
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
  /** The result is kept: nothing will change any more. */
  settled: boolean
}

/** What a share token reads. */
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
  /** What its artwork is drawn from. */
  keyCode: string
  /** CSS colours. */
  colorPrimary: string
  colorSecondary: string
}

/** Pathkeys by id. */
export interface PathkeyList {
  pathkeys: PathkeySummary[]
}
