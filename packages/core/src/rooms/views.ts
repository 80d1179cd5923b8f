import type { Highlights } from '../highlights/highlights'
import type { Json } from '../json'
import type { OpenQuestion } from '../questions/questions'
import type {
  OneDeviceAnswers,
  ProgressionControl,
  SessionStatus,
  SessionType,
} from './game-choices'
import type { LeaderboardRow, TeamRow } from './leaderboard'
import type { LobbyCrews } from './lobby-crews'
import type { MarkChoice, ToMark } from './to-mark'

/** What each recipient of a live game sees. Built by the room per recipient; types only, no zod. */

export type { LeaderboardRow, MarkChoice, TeamRow, ToMark }

/** A player in the lobby. */
export interface LobbyPlayer {
  playerId: string
  displayName: string
  connected: boolean
  /** Ids of cosmetics; absent: none. */
  worn?: string[] | undefined
  /** The code of a chosen character; absent: the one of the player's id. */
  character?: string | undefined
  /** In a lobby with crews: the number of the own one; absent: none yet. */
  crew?: number | undefined
}

/** A player as their host sees them. */
export interface HostPlayer extends LobbyPlayer {
  /** The requested name that waits for approval; others see `displayName`. */
  nameWish?: string
  /** The name may be unsuitable for a class: "Approve all" leaves it out. */
  wishIsDoubtful?: boolean
  /** More time than the class. */
  timeFactor?: number
  /** The code that recovers the seat on another device, valid until then. */
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
  /** The clock is stopped with so much left; deadline and limit are null meanwhile. */
  stopped?: { leftMs: number; limitMs: number }
}

/** The solution of a closed question. Never in an open stage for players. */
export interface Solution {
  /** null: no option is right (a survey), or the question is of another kind than `choice`. */
  correctIndex: number | null
  explanation: string | null
  /** For kinds other than `choice`: in the format of the kind. */
  of?: Json
}

/** The result of an answer. */
export interface Verdict {
  isCorrect: boolean
  /** Not right, but part of it is; absent: right, or not at all. */
  isPartly?: true | undefined
  /** Below 0 where the mode takes points. */
  pointsEarned: number
}

/** What a player wrote with an answer, for the host. */
export interface Remark {
  playerId: string
  text: string
  /** The class sees it. */
  isShown: boolean
}

/** The part of a view that depends on the state of the game (or of this player). */
export type Stage =
  | { name: 'lobby' }
  /** Joined late: the next question is their first. */
  | { name: 'waiting_next'; index: number; total: number }
  | ({ name: 'question'; answeredCount: number; presentCount: number } & QuestionHeader & {
        /** Player: the accepted answer; for `choice` the index of the option. */
        yourAnswer?: Json
        /** Player, only where results show at once; null on a survey. */
        yourVerdict?: Verdict | null
        /** Host only. */
        solution?: Solution
        /** Host only: who has answered. */
        answeredBy?: string[]
        /** Host only: how the class has answered so far, as in a result. */
        counts?: number[]
        countsOf?: Json
      })
  | ({
      name: 'result'
      answeredCount: number
      presentCount: number
      solution: Solution
      /** Answers per option; empty for kinds other than `choice`. */
      counts: number[]
      /** How the class answered, in the format of a kind other than `choice`. */
      countsOf?: Json
      /** Server time of the automatic advance; null: the host decides. */
      nextAt: number | null
      isLast: boolean
      /** It was skipped and counts for nobody. */
      isSkipped?: boolean
    } & QuestionHeader & {
        yourAnswer?: Json
        /** null: no answer given, or it cannot be right or wrong. */
        yourVerdict?: Verdict | null
        /** Right answers of this player in a row, this one included; absent: below two. */
        yourStreak?: number
        /** What players wrote with their answers and the host let through, without names. */
        remarks?: string[]
        /** Host only: all of them. */
        remarksToShow?: Remark[]
      })
  /** `outcome`: of a game that the class wins or loses together. */
  | { name: 'podium'; outcome?: 'won' | 'lost' }
  | { name: 'cancelled' }

/** What a signed-in player won. */
export interface Rewards {
  tokensEarned: number
  pathkeysEarned: string[]
  /** No more XP today: the daily limit of this set or host was reached. */
  xpUsedUp?: boolean | undefined
}

/** What is the same for all recipients of a game. */
export interface GameHeader {
  sessionId: string
  gameCode: string
  title: string
  /** The id of a game mode; more will be added. */
  mode: string
  /** Its name. */
  modeName: { en: string; es: string }
  /** `ranked`: places. `shared`: won or lost together. `none`: without places. */
  ends: 'ranked' | 'shared' | 'none'
  sessionType: SessionType
  status: SessionStatus
  progression: ProgressionControl
  maxPlayers: number
  allowLateJoin: boolean
  locked: boolean
  /** The code is not enough to join; absent: it is. */
  linkOnly?: boolean
  /** The host has muted reactions; absent: they are shown. */
  reactionsMuted?: boolean
  questionCount: number
  /** Kinds of its questions, whose components a page may prefetch; empty after the end. */
  kinds: string[]
  careerId: string | null
  careerTitle: string | null
  revealAtOnce: boolean
  /** Without phones: how the class answers, and how many students or teams. Absent: by devices. */
  oneDevice?: { answers: OneDeviceAnswers; count: number }
  /** One tap answers; absent: Submit Answer does. */
  tapToAnswer?: true
  /** Counts openings, closings, start and end: what host commands refer to. */
  beat: number
  /** Play Again: the code of the host's next lobby. */
  nextGameCode: string | null
  /** The game was ended (or cancelled, if it had not started) by a server fault. */
  endedByFault: boolean
}

interface BaseView {
  game: GameHeader
  /** What every widget can show, whatever the mode. */
  stage: Stage
  /** What the mode's own components draw instead; null: the stage itself. */
  own: Json | null
  /** No further question opens: the host is gone, or has paused the game. */
  paused: boolean
  /** The host's own pause: all clocks are stopped, and the game is retained until then. */
  pausedByHost?: { since: number; until: number }
  playerCount: number
  /**
   * As of the last closing; host and projector: all. Players: the first five and their own row; on
   * the podium all, and of more than forty the first twenty, those beside them, and who is named.
   */
  leaderboard: LeaderboardRow[]
  teams: TeamRow[] | null
  /** Podium of a class: what decided the game, what the class did, who stood out; absent: nothing. */
  highlights?: Highlights
  /** In the lobby of a mode with crews; absent: there are none. */
  crews?: LobbyCrews
  /** In order of joining; empty once the game runs, except for the host. */
  players: LobbyPlayer[]
}

/** What one player sees. */
export interface PlayerView extends BaseView {
  role: 'player'
  /** The pictures have to be tapped first: this view contains no names and no game yet. */
  secondStep?: {
    /** Server time in ms before which no try is accepted; null: immediately. */
    retryAt: number | null
    /** How many have to be tapped. */
    length: number
  }
  /** Came late and waits for the host to open the door: like `secondStep`, nothing of the game. */
  atDoor?: true
  you: {
    playerId: string
    displayName: string
    /** The name that waits for the host's approval. */
    nameWish?: string
    signedIn: boolean
    score: number
    correctAnswers: number
    totalAnswers: number
    /**
     * Podium: the questions shown to this player, who may have joined late; absent: all of the set.
     */
    askedQuestions?: number | undefined
    /** Rank as of the last closing; null before the first. */
    rank: number | null
    /** Who is one rank ahead, and by how many points; absent: nobody, or there are no ranks. */
    ahead?: { displayName: string; points: number }
    placement: number | null
    teamId: string | null
    /** Podium: null until the rewards arrive; guests have none at all. */
    rewards: Rewards | null
    /**
     * Podium: the part of the ending that only this player sees; absent: nothing, or the room is
     * gone.
     */
    ending?: Json
  }
}

/** The second step of joining, as the pages of the host show it. */
export interface SecondStepShown {
  /** Determines which pictures are shown when. Never sent to a player. */
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
  /** Server time of the start; absent: not started. */
  startedAt?: number
  /** The text of the question after this one, where the class is on one; absent: there is none. */
  nextQuestion?: string
  /** Without phones: what the host marks now; absent: nothing. */
  toMark?: ToMark
  /** What the host may do now besides advancing; absent in older rooms. */
  allows?: readonly ('skip' | 'add_time' | 'accept_answer' | 'show_remark')[]
  /** The second step of joining is on. */
  secondStep?: SecondStepShown
  /** In the lobby: the projector shows how the mode goes; absent: the code and the players. */
  howShown?: true
  /** Late comers who wait to be let in, in the order of coming; absent: nobody. */
  atDoor?: { playerId: string; displayName: string }[]
  /** This tab controls the game; another tab of the host mirrors it. */
  inControl: boolean
  canStart: boolean
  settled: boolean
  /** Number of players who had reached the daily limit of this set or host. */
  xpUsedUp?: number
}

/** What the projector shows. */
export interface ScreenView extends BaseView {
  role: 'screen'
  /** The second step of joining is on. */
  secondStep?: SecondStepShown
  /** In the lobby: how the mode goes is shown instead; absent: the code and the players. */
  howShown?: true
  /** Whoever types the code comes in, or knocks at the door of the running game. */
  joinable: boolean
  /** Without phones: the class answers now, and the host marks it. `isFinal`: once for all of a question. */
  marking?: { isFinal?: true }
}

/** What a recipient of a live game sees. */
export type GameView = PlayerView | HostView | ScreenView
