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

/** A career in a list. */
export interface CareerSummary {
  id: string
  title: string
  description: string
  industry: string
  sector: string
  /** Alternative titles, for the search; absent: none. */
  otherTitles?: string[]
  /** Percent over ten years, 2024 to 2034; null: unknown. */
  growthRate: number | null
  /** Per year, May 2024, in `salaryCurrency`. */
  salaryMin: number | null
  /** Per year; null also where the source only says "at least". */
  salaryMax: number | null
  /** Per year. */
  salaryMedian: number | null
  /** The source only says of the median that it is at least $239,200. */
  isMedianTopCoded?: boolean | undefined
  /** ISO 4217; absent: USD. */
  salaryCurrency?: string
  /** Pay and growth are those of a broader occupation group. */
  isWiderGroup?: boolean
  /** The language of title, description and tasks; absent: English. */
  lang?: 'es' | undefined
}

/** Attribution that every page with these figures must show. */
export interface CareerCredits {
  attribution: string
  sources: { name: string; publisher: string; url: string }[]
}

/** Verified careers: all of them, or the matches of a search, best first. */
export interface CareerList {
  careers: CareerSummary[]
  credits: CareerCredits
  /** How many there are, including those beyond the limit. */
  total: number
  /** The total without industry and sector filters. */
  unfilteredTotal: number
  /** How many of what was searched are in each industry, whatever industry was asked for; by name. */
  industries: { name: string; count: number }[]
  /** The same for the sectors of the industry that was asked for. */
  sectors: { name: string; count: number }[]
  /** For a search that nothing matches: careers with similar titles. */
  near?: CareerSummary[] | undefined
}

/** Synonyms, one line each, for a search in a client-side list. */
export interface SearchWords {
  synonyms: string[]
}

/** A career with all its details. */
export interface CareerDetail extends CareerSummary {
  /** Openings a year, 2024 to 2034. */
  annualOpenings: number | null
  /** Pay in each state, in May of a year, by their names; absent: this server has none. */
  statePay?:
    | {
        year: number
        states: {
          /** `NY` */
          code: string
          /** In the language that was asked for. */
          name: string
          /** USD a year; null: not known, or `isMedianTopCoded`. */
          salaryMedian: number | null
          /** The source only says that it is at least $239,200. */
          isMedianTopCoded?: boolean | undefined
        }[]
      }
    | undefined
  /** People employed in 2024. */
  employment2024: number | null
  /** People employed in 2034, as projected. */
  employment2034Projected: number | null
  /** People employed in 2023. */
  employment2023: number | null
  /** People employed in 2033, as projected. */
  employment2033Projected: number | null
  educationLevel: string[]
  dayInLifeText: string | null
  tasks: string[]
  workEnvironment: string | null
  certifications: string[]
  /** Ways into it, at most three. */
  routes: { school: string; next: string; firstJob: string }[]
  videoUrl: string | null
  /** In a blob store; null or absent: the widget draws a picture. */
  imageUrl?: string | null | undefined
  jobOutlook: string | null
  /** The language of `jobOutlook`; absent: English. */
  outlookLang?: 'es' | undefined
  /** The broader group that pay, employment and growth describe. */
  figuresGroup: string | null
  /** At most five. */
  relatedCareers: CareerSummary[]
  /** Six more that are most like it, of different pathways, and why. */
  similarCareers?: SimilarCareer[]
}

/** A career that is like another. */
export interface SimilarCareer extends CareerSummary {
  /** Same kind of work, same interests, same field, similar education. */
  because: 'work' | 'interests' | 'field' | 'education'
}

/** One career. */
export interface CareerAnswer {
  career: CareerDetail
  credits: CareerCredits
}

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
