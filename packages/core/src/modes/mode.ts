import type { Refusal } from '../errors'
import type { Json } from '../json'
import type { Credit, OpenAnswer } from '../kinds/kind'
import type { KeyedQuestion } from '../questions/questions'
import type { Random } from '../random'
import type { Stage, TeamRow } from '../rooms/views'
import type { Fields, Manifest, MoveField, MoveFields, MoveTable, ValuesOf } from './manifest'

export type { Json }

/** A seat as a mode sees it. `present`: connected, or lost for less than the grace. */
export interface ModePlayer {
  id: string
  displayName: string
  joinedAt: number
  connected: boolean
  present: boolean
  /**
   * When a lost player stops counting as present; null while connected or absent. Nothing happens
   * at that moment by itself: who waits for all that are present wakes at it.
   */
  lapsesAt: number | null
  /** Time for a question, as a multiple of everybody's; 1 for nearly all. Never told to others. */
  timeFactor: number
}

/** Everything a mode may look at besides its own state. Time and chance are arguments. */
export interface ModeContext<Settings = unknown> {
  now: number
  /** A stream of its own for every call; what only looks (status, views, standings) has none. */
  random: Random
  settings: Settings
  /** Those of kinds that the mode takes. */
  questions: readonly KeyedQuestion[]
  /** Seats that can play (not removed), in order of joining. */
  players: readonly ModePlayer[]
  /** By the host, or the host is gone: nothing new may open, and the mode's own clocks stand still. */
  paused: boolean
  progression: 'manual' | 'auto'
  /** Nobody else plays: after the last closing the game ends by itself, once its result has shown. */
  isAlone: boolean
  resultMs: number
  minAnswerMs: number
  lateGraceMs: number
  /** Show each player the result at once (always so in a solo game). */
  revealAtOnce: boolean
  /** Time for a question, stretched; null: untimed. */
  limitMs(question: KeyedQuestion): number | null
  /** Any time of the mode's own (a phase, a clock), as the host stretches all times; null: untimed. */
  stretchMs(ms: number): number | null
  /** The share that an answer got right, by the question's kind; null: no right or wrong. */
  judge(question: KeyedQuestion, answer: OpenAnswer): Credit
  /** How a class answered, in the form that its kind draws. */
  count(question: KeyedQuestion, answers: readonly OpenAnswer[]): Json
}

/** A move whose fields were read by the manifest's table. */
export type MoveOf<F extends MoveFields> = string extends keyof F
  ? // biome-ignore lint/suspicious/noExplicitAny: of a mode that is not known, read by its own table.
    any
  : { [K in keyof F]: ValueOf<F[K]> }

type ValueOf<F extends MoveField> = F extends { kind: 'answer' }
  ? OpenAnswer
  : F extends { kind: 'int' }
    ? number
    : F extends { kind: 'word'; of: readonly (infer V)[] }
      ? V
      : string

/** What only the mover may learn at once (a verdict, the roll of a die). */
export type MoveReply = Record<string, string | number | boolean | null>

/**
 * Who gets a new view at once; everybody else within 250 ms if anything of theirs changed.
 * `watchers`: host and projector. Without it: the class where the beat has changed, else the mover.
 */
export type Notify = 'class' | 'watchers' | readonly string[]

export type ModeStep<State> =
  | { ok: true; state: State; notify?: Notify; reply?: MoveReply }
  | Refusal

/** What happens around the moves. A mode returns its state as it is for what it does not mind. */
export type ModeEvent =
  /** A player came late. */
  | { kind: 'joined'; playerId: string }
  /** Somebody came back, was lost, left or was removed. */
  | { kind: 'presence' }
  /** `host`: every clock stands still, that of an open question as well. `absence`: the host is gone. */
  | { kind: 'paused'; by: 'host' | 'absence' }
  | { kind: 'resumed' }
  /** The question of the class closes without a verdict and counts for nobody. */
  | { kind: 'skip' }
  /** More time on what is open, for all. */
  | { kind: 'add_time'; ms: number }
  /** Something may be due, `status.wakeAt` or not: a mode looks at the time itself. */
  | { kind: 'wake' }
  /** The host's (in a solo game the player's) one step on. */
  | { kind: 'advance' }
  /** The game ends now: what is open closes as it is. */
  | { kind: 'end' }

/** Events that a mode takes only while its status says so. */
export type HostOption = 'skip' | 'add_time'

export interface ModeStatus {
  over: boolean
  /** When `wake` is due next; null: nothing to wait for. */
  wakeAt: number | null
  /**
   * What the host's press belongs to: changes when that one step means something else, and
   * whenever the whole class is to get a new view. Of the state alone, not of the time; not with
   * every move of a self-paced game.
   */
  phaseKey: string
  /** The question that the whole class is on, for the broadcasts of the specification. */
  currentQuestion: { index: number; phase: 'open' | 'closed' } | null
  /**
   * Indices of the questions whose solution nobody may know yet; by player where each learns it at
   * their own time. The suite changes these solutions and looks for a view that shows it.
   */
  secret: readonly number[] | Readonly<Record<string, readonly number[]>>
  /** What the host may do now besides the one step on; absent: nothing. */
  allows?: readonly HostOption[]
}

/** One row per player: what placement, leaderboards and grades are made of. */
export interface ModeStanding {
  playerId: string
  /** Whole, never below 0. */
  score: number
  correctAnswers: number
  /** Answers that can be right or wrong. */
  totalAnswers: number
  /** Questions put to this player that can be right or wrong; absent: those of the set. */
  askedQuestions?: number
  /** False for who gave no answer or never came back: no place, no reward. */
  tookPart: boolean
  /** 0-1 of the mode's own whole (Class Average, gradebook); null: nothing to grade. */
  grade: number | null
}

/** One answer, as it is stored. */
export interface ModeAnswer {
  playerId: string
  questionId: string
  /** 1, 2, … where a question comes back. */
  attempt: number
  /** JSON of the question's kind. */
  answer: OpenAnswer
  /** null: there is no right and wrong. */
  isCorrect: boolean | null
  /** 0-1 of the question's points; null like `isCorrect`. */
  share: number | null
  /** Told as 0 where it is below. */
  pointsEarned: number
  answerTimeMs: number
  answeredAt: number
}

export interface ModeResult {
  answers: ModeAnswer[]
  /** XP beyond the documents' formula, by player (team_challenge: the first team). */
  bonusTokens?: Record<string, number>
}

/** What everybody sees of the end, besides standings. */
export interface ModeEnding {
  /** Where `ends` is `shared`. */
  outcome?: 'won' | 'lost'
  /** This game ends without places, although the mode has them: too few players, a setting. */
  isUnranked?: boolean
  /** Of the mode's own pieces for the end of the game. Players by id: names are forgotten earlier. */
  summary?: Json
}

/**
 * What one recipient sees of a running game. `stage` is what any widget ever shipped can show
 * (question, result, waiting_next); `own` is what the mode's pieces draw instead, where there are
 * any. Neither holds a solution before its closing.
 */
export interface ModeView<Own = Json> {
  stage: Stage
  modeView?: Own
}

export interface ModeViews {
  player: Json
  host: Json
  screen: Json
}

/**
 * The rules of a game mode: one plain object of pure functions. State is JSON, inputs are never
 * mutated, the same inputs give the same state.
 */
export interface GameMode<
  State = unknown,
  Settings = unknown,
  M extends MoveTable = MoveTable,
  V extends ModeViews = ModeViews,
> {
  manifest: Manifest
  /** A state that was stored (of today's `stateVersion`), through a schema. Throws for what is none. */
  readState(stored: unknown): State
  /** By the state version they begin with: an older stored state, brought one version on. */
  migrate?: Readonly<Record<number, (older: unknown) => unknown>>
  setup(context: ModeContext<Settings>): State
  on(state: State, event: ModeEvent, context: ModeContext<Settings>): ModeStep<State>
  moves: {
    [T in keyof M]: (
      state: State,
      playerId: string,
      move: MoveOf<M[T]> & { id: string },
      context: ModeContext<Settings>,
    ) => ModeStep<State>
  }
  status(state: State, context: ModeContext<Settings>): ModeStatus
  /** Three functions, so that none filters what another may see. */
  views: {
    player(state: State, playerId: string, context: ModeContext<Settings>): ModeView<V['player']>
    host(state: State, context: ModeContext<Settings>): ModeView<V['host']>
    screen(state: State, context: ModeContext<Settings>): ModeView<V['screen']>
  }
  standings(state: State, context: ModeContext<Settings>): ModeStanding[]
  teamRows?(state: State): TeamRow[] | null
  result(state: State, context: ModeContext<Settings>): ModeResult
  ending?(state: State, context: ModeContext<Settings>): ModeEnding
  /**
   * What this player alone reads of the end, beside what all see. It is in their podium while the
   * room lives; it is never stored outside of it, and in nobody else's view.
   */
  endingOf?(state: State, playerId: string, context: ModeContext<Settings>): Json
  /**
   * Points of a right answer where each answer is worth something by itself: what a score comes to
   * when another answer is accepted afterwards. Left out, such a score stays as it was played.
   */
  pointsOf?(answer: AnswerWorth): number
  /** Its teams, after that has changed scores of members. Left out, they stay as they were played. */
  teamsAnew?(teams: readonly TeamRow[], members: readonly MemberGain[]): TeamRow[]
}

/** What another accepted answer brought somebody who took part. */
export interface MemberGain {
  teamId: string | null
  gained: number
}

/** `streak` counts this answer too; without a limit `usedMs` is 0 of 0. */
export interface AnswerWorth {
  points: number
  usedMs: number
  limitMs: number
  streak: number
}

/** Ties rules to their manifest: settings and moves get its types. */
export const defineRules =
  <S extends Fields, M extends MoveTable>(manifest: Manifest<S, M>) =>
  <State, V extends ModeViews = ModeViews>(
    rules: Omit<GameMode<State, ValuesOf<S>, M, V>, 'manifest'>,
  ): GameMode<State, ValuesOf<S>, M, V> => ({ manifest, ...rules })

/** Plays a mode from its own view alone: the contract suite, drills and `new:mode` use it. */
export type Bot = (
  view: ModeView,
  random: Random,
  playerId: string,
) => { type: string; [field: string]: unknown } | null
