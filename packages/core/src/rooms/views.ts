import type { Json } from '../json'
import type { OpenQuestion } from '../questions/questions'
import type { ProgressionControl, SessionStatus, SessionType } from './game-choices'

/** What each recipient of a live game sees. Built by the room per recipient; types only, no zod. */

/** One row of a leaderboard; `rank` from 1. Surveys are in neither count of answers. */
export interface LeaderboardRow {
  playerId: string
  displayName: string
  rank: number
  score: number
  correctAnswers: number
  totalAnswers: number
  connected: boolean
  teamId: string | null
  /** Set after settlement. */
  tokensEarned: number | null
  /** Ids of cosmetics; absent: none. */
  worn?: string[] | undefined
  /** Nobody's name is kept any more: `displayName` is the English word that older pages show. */
  forgotten?: true | undefined
}

/** A team in its leaderboard; `rank` from 1. */
export interface TeamRow {
  teamId: string
  /** 1, 2, 3 …: the interface makes "Team 1" of it. */
  number: number
  rank: number
  score: number
  playerIds: string[]
}

/** Somebody in the lobby. */
export interface LobbyPlayer {
  playerId: string
  displayName: string
  connected: boolean
  /** Ids of cosmetics; absent: none. */
  worn?: string[] | undefined
}

/** A player as their host sees them. */
export interface HostPlayer extends LobbyPlayer {
  /** The name that was asked for and waits for approval; others see `displayName`. */
  nameWish?: string
  /** It holds what a class should perhaps not read: "Approve all" leaves it out. */
  wishIsDoubtful?: boolean
  /** More time than the class. */
  timeFactor?: number
  /** What brings the player back on another device, until then. */
  seatCode?: { code: string; until: number }
}

/** A question that is or was open. */
export interface QuestionHeader {
  question: OpenQuestion
  /** From 0; the interface shows "Question X of Y". */
  index: number
  total: number
  /** Server time in ms. */
  openedAt: number
  /** Server time in ms; null: untimed. */
  deadline: number | null
  /** The full time in ms, stretched; null: untimed. */
  limitMs: number | null
  /** The clock stands still with so much left; deadline and limit are null meanwhile. */
  stopped?: { leftMs: number; limitMs: number }
}

/** The solution of a question that is closed. Exists nowhere in an open stage for players. */
export interface Solution {
  /** null: no option is right (a survey), or the question is of another kind than `choice`. */
  correctIndex: number | null
  explanation: string | null
  /** Of another kind than `choice`: in the form of its kind. */
  of?: Json
}

/** What an answer was worth. */
export interface Verdict {
  isCorrect: boolean
  pointsEarned: number
}

/** The part of a view that depends on where the game (or this player) stands. */
export type Stage =
  | { name: 'lobby' }
  /** Joined late: the next question is the first. */
  | { name: 'waiting_next'; index: number; total: number }
  | ({ name: 'question'; answeredCount: number; presentCount: number } & QuestionHeader & {
        /** Player: the kept answer; of `choice` the index of the option. */
        yourAnswer?: Json
        /** Player, only where results show at once; null on a survey. */
        yourVerdict?: Verdict | null
        /** Host alone. */
        solution?: Solution
        /** Host alone: who has answered. */
        answeredBy?: string[]
      })
  | ({
      name: 'result'
      answeredCount: number
      presentCount: number
      solution: Solution
      /** Answers per option; empty for other kinds than `choice`. */
      counts: number[]
      /** How the class answered, in the form of another kind than `choice`. */
      countsOf?: Json
      /** Server time at which auto progression goes on; null: the host decides. */
      nextAt: number | null
      isLast: boolean
      /** It was skipped and counts for nobody. */
      isSkipped?: boolean
    } & QuestionHeader & {
        yourAnswer?: Json
        /** null: no answer given, or nothing to be right or wrong. */
        yourVerdict?: Verdict | null
      })
  /** `outcome`: of a game that ends for all together. */
  | { name: 'podium'; outcome?: 'won' | 'lost' }
  | { name: 'cancelled' }

/** What a signed-in player won. */
export interface Rewards {
  tokensEarned: number
  pathkeysEarned: string[]
  /** Nothing more today: what this set, or this host, gives in a day was earned before. */
  xpUsedUp?: boolean | undefined
}

/** What stays the same for all who look at a game. */
export interface GameHeader {
  sessionId: string
  gameCode: string
  title: string
  /** A game mode by its id; there will be more of them. */
  mode: string
  /** What to call it. */
  modeName: { en: string; es: string }
  /** `ranked`: places. `shared`: won or lost together. `none`: without places. */
  ends: 'ranked' | 'shared' | 'none'
  sessionType: SessionType
  status: SessionStatus
  progression: ProgressionControl
  maxPlayers: number
  allowLateJoin: boolean
  locked: boolean
  /** The code alone lets nobody in; absent: it does. */
  linkOnly?: boolean
  questionCount: number
  /** Kinds of its questions, whose pieces a page may fetch ahead; empty once it is over. */
  kinds: string[]
  careerId: string | null
  careerTitle: string | null
  revealAtOnce: boolean
  /** Counts openings, closings, start and end: what host commands are pressed on. */
  beat: number
  /** Play Again: the code of the host's next lobby. */
  nextGameCode: string | null
  /** The game was ended (or cancelled, if it had not started) because of a fault on our side. */
  endedByFault: boolean
}

interface BaseView {
  game: GameHeader
  /** What any widget can show, of whatever mode. */
  stage: Stage
  /** What the mode's own pieces draw instead; null: the stage itself. */
  own: Json | null
  /** No further question opens: the host is gone, or has paused the game. */
  paused: boolean
  /** The host's own pause: all clocks stand still, and the game is kept until then. */
  pausedByHost?: { since: number; until: number }
  playerCount: number
  /** As of the last closing; players: the first five and their own row; others: all. */
  leaderboard: LeaderboardRow[]
  teams: TeamRow[] | null
  /** In order of joining; empty once the game runs, except for the host. */
  players: LobbyPlayer[]
}

/** What one player sees. */
export interface PlayerView extends BaseView {
  role: 'player'
  /** The pictures have to be tapped first: there is nobody's name in this view, and no game yet. */
  secondStep?: {
    /** Server time in ms before which no try is taken; null: at once. */
    retryAt: number | null
    /** How many have to be tapped. */
    length: number
  }
  you: {
    playerId: string
    displayName: string
    /** The name that waits for the host's approval. */
    nameWish?: string
    signedIn: boolean
    score: number
    correctAnswers: number
    totalAnswers: number
    /** Podium: the questions put to this player, late or to an early end; absent: all of the set. */
    askedQuestions?: number | undefined
    /** Rank as of the last closing; null before the first. */
    rank: number | null
    placement: number | null
    teamId: string | null
    /** Podium: null while rewards are on their way; guests have none at all. */
    rewards: Rewards | null
    /** Podium: what the mode tells this player alone; absent: nothing, or the room is gone. */
    ending?: Json
  }
}

/** The second step of joining, as the pages of the host show it. */
export interface SecondStepShown {
  /** Which pictures are shown when follows from it. Never told to a player. */
  key: string
  /** How many have to be tapped, in their order. */
  length: number
  /** How many have typed the code and not tapped them yet. */
  choosing: number
}

/** What the host sees. */
export interface HostView extends BaseView {
  role: 'host'
  players: HostPlayer[]
  /** What the host may do now besides the one step on; absent in rooms of before. */
  allows?: readonly ('skip' | 'add_time')[]
  /** The second step of joining is on. */
  secondStep?: SecondStepShown
  /** This tab controls the game; another tab of the host mirrors. */
  inControl: boolean
  canStart: boolean
  settled: boolean
  /** Players who had earned before what this set, or this host, gives in a day. */
  xpUsedUp?: number
}

/** What the projector shows. */
export interface ScreenView extends BaseView {
  role: 'screen'
  /** The second step of joining is on. */
  secondStep?: SecondStepShown
  joinable: boolean
}

/** What a recipient of a live game sees. */
export type GameView = PlayerView | HostView | ScreenView
