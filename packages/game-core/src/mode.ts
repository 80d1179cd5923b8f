import type { GameModeId } from './constants'
import type { ErrorCode, Refusal } from './errors'
import type { KeyedQuestion } from './questions'
import type { Random } from './random'
import type { Stage, TeamRow } from './views'

/** A seat as a mode sees it. `present`: connected, or lost for less than the grace. */
export interface ModePlayer {
  id: string
  joinedAt: number
  connected: boolean
  present: boolean
  /** When a lost player stops counting as present; null while connected or absent. */
  lapsesAt: number | null
}

/** Everything a mode may look at besides its own state. Time and chance are arguments. */
export interface ModeContext<Settings = unknown> {
  now: number
  random: Random
  settings: Settings
  questions: readonly KeyedQuestion[]
  /** Seats that can play (not removed), in order of joining. */
  players: readonly ModePlayer[]
  progression: 'manual' | 'auto'
  resultMs: number
  minAnswerMs: number
  lateGraceMs: number
  /** Multiplies every time limit; null plays untimed. */
  timeStretch: number | null
  /** Show each player the result at once (always so in a solo game). */
  revealAtOnce: boolean
  /** False while the host is gone: nothing new may open. */
  mayOpen: boolean
}

export interface Move {
  /** Chosen by the client; the same id again gets the same answer. */
  id: string
  type: string
  [field: string]: unknown
}

/** What only the mover may learn at once (a verdict, the roll of a die). */
export type MoveReply = Record<string, string | number | boolean | null>

export type ModeStep<State> = { ok: true; state: State; reply?: MoveReply } | Refusal

/** One row per player: what placement and leaderboards are made of. */
export interface ModeStanding {
  playerId: string
  score: number
  correctAnswers: number
  totalAnswers: number
  /** Points of right answers without speed or streak bonus (Class Average, LMS grade). */
  plainPoints: number
  /** False for who gave no answer or never came back. */
  mayPlace: boolean
}

export interface ModeAnswer {
  playerId: string
  questionId: string
  selectedOptionIndex: number
  isCorrect: boolean
  pointsEarned: number
  answerTimeMs: number
  answeredAt: number
}

export interface ModeResults {
  answers: ModeAnswer[]
  /** XP beyond the documents' formula, by player (team_challenge: the first team). */
  bonusTokens: Record<string, number>
}

/**
 * The contract of a game mode: one plain object of pure functions. State is JSON, inputs are never
 * mutated, the same inputs give the same state, and no view holds a solution before its closing.
 *
 * It leaves open what the known mechanics need: `pace` and `cursor` (a class on one question, or
 * each player on their own), deadlines per player, moves beyond `answer` (bank, steal, bet, swap),
 * `wakeAt` for clocks that tick without a move (idle earnings, rising water), questions without a
 * key, teams or none, and its own stage in the views.
 */
export interface GameMode<State = unknown, Settings = unknown> {
  id: GameModeId
  pace: 'host' | 'self'
  /** Whether answers are right or wrong at all. */
  keyed: boolean
  teams: boolean
  /** Offered for solo games. */
  solo: boolean
  /** From untrusted input; a refusal names what is wrong. */
  parseSettings(input: unknown): { ok: true; settings: Settings } | Refusal
  /** A state that was stored, through the mode's schema. Throws for what is none. */
  readState(stored: unknown): State
  setup(context: ModeContext<Settings>): State
  /** A player came late; they play from the next question on. */
  playerJoined(state: State, playerId: string, context: ModeContext<Settings>): State
  /** Somebody came back, was lost, left or was removed. */
  presenceChanged(state: State, context: ModeContext<Settings>): State
  /** What a player may do. Unknown types are refused by the game. */
  moves: Record<
    string,
    (state: State, playerId: string, move: Move, context: ModeContext<Settings>) => ModeStep<State>
  >
  /** The host's (in a solo game the player's) one step on: close what is open, else open the next. */
  advance(state: State, context: ModeContext<Settings>): ModeStep<State>
  /** Close what is open, because the game ends now. */
  close(state: State, context: ModeContext<Settings>): State
  /** What the whole class looks at: changes when everybody is to get a new view. */
  moment(state: State): { index: number; phase: 'open' | 'closed' }
  /** When `wake` is due next; null: nothing to wait for. */
  wakeAt(state: State, context: ModeContext<Settings>): number | null
  wake(state: State, context: ModeContext<Settings>): State
  isOver(state: State, context: ModeContext<Settings>): boolean
  /** Index of the question this player is on; null between or after questions. */
  cursor(state: State, playerId: string): number | null
  /** When this player's question ends; null: untimed or none open. */
  deadline(state: State, playerId: string): number | null
  /** The stage a recipient sees. Three functions, so that none filters what another may see. */
  views: {
    player(state: State, playerId: string, context: ModeContext<Settings>): Stage
    host(state: State, context: ModeContext<Settings>): Stage
    screen(state: State, context: ModeContext<Settings>): Stage
  }
  /** As of the last closing: nothing moves while a question is open. */
  standings(state: State, context: ModeContext<Settings>): ModeStanding[]
  teamRows(state: State): TeamRow[] | null
  results(state: State, context: ModeContext<Settings>): ModeResults
}

/** Lets TypeScript infer a mode's own state and settings while it is written down. */
export const defineMode = <State, Settings>(
  mode: GameMode<State, Settings>,
): GameMode<State, Settings> => mode

export type { ErrorCode }
