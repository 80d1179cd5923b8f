import type { DeckCard } from '../careers/deck'
import type { Refusal } from '../errors'
import type { Json } from '../json'
import type { Credit, OpenAnswer } from '../kinds/kind'
import type { KeyedQuestion } from '../questions/questions'
import type { Draw, Random } from '../random'
import type { Stage, TeamRow } from '../rooms/views'
import type { Fields, Manifest, MoveField, MoveFields, MoveTable, ValuesOf } from './manifest'
import type { OpenPart } from './marks'
import type { ModeAnswer, ModeEnding, ModeResult, ModeStanding } from './mode-result'

export type { Json, ModeAnswer, ModeEnding, ModeResult, ModeStanding }

/** A seat as a mode sees it. `present`: connected, or lost for less than the grace period. */
export interface ModePlayer {
  id: string
  displayName: string
  joinedAt: number
  connected: boolean
  present: boolean
  /**
   * When a lost player stops counting as present; null while connected or absent. No event is sent
   * at that moment: a mode that waits for all present players sets its `wakeAt` to it.
   */
  lapsesAt: number | null
  /** Time for a question, as a multiple of everybody's; usually 1. Never shown to others. */
  timeFactor: number
  /** The number of the crew that was chosen in the lobby; absent: none. */
  crew?: number
}

/** What a mode deals a game from. */
export interface DealRequest<Settings = unknown> {
  /** Of careers, in an order of chance, those of the game's topic first. */
  deck: readonly DeckCard[]
  settings: Settings
  random: Random
  /** Counts the games that the host has dealt of this mode: with it, own texts do not repeat soon. */
  draw: Draw
  /** Of the questions: the host's. */
  language: 'en' | 'es'
}

/** Everything a mode may read besides its own state. Time and randomness are arguments. */
export interface ModeContext<Settings = unknown> {
  now: number
  /** Its own stream for every call; read-only functions (status, views, standings) have none. */
  random: Random
  settings: Settings
  /** Only of kinds that the mode supports. */
  questions: readonly KeyedQuestion[]
  /** What `deal` gave besides the questions; null for a mode that plays questions. */
  material: Json
  /** Seats that can play (not removed), in order of joining. */
  players: readonly ModePlayer[]
  /**
   * Paused by the host, or the host is gone: nothing new may open, and the mode's own clocks stop.
   */
  paused: boolean
  progression: 'manual' | 'auto'
  /** A solo game: after the last closing it ends by itself, once its result was shown. */
  isAlone: boolean
  resultMs: number
  minAnswerMs: number
  lateGraceMs: number
  /** The class counts down before a question: its time starts after that. */
  hasCountdown: boolean
  /** Show each player the result at once (always so in a solo game). */
  revealAtOnce: boolean
  /** Time for a question, stretched; null: untimed. */
  limitMs(question: KeyedQuestion): number | null
  /**
   * Stretches a duration of the mode (a phase, a clock) as the host stretches all times; null:
   * untimed.
   */
  stretchMs(ms: number): number | null
  /**
   * The share that an answer got right, by the question's kind; null: it cannot be right or wrong.
   */
  judge(question: KeyedQuestion, answer: OpenAnswer): Credit
  /** How a class answered, in the format that its kind draws. */
  count(question: KeyedQuestion, answers: readonly OpenAnswer[]): Json
  /** The same for the host alone, with what players have typed. */
  countForHost(question: KeyedQuestion, answers: readonly OpenAnswer[]): Json
  /** A question's solution with this answer right as well; null: its kind accepts none. */
  accept(question: KeyedQuestion, answer: OpenAnswer): Json | null
  /** Free text in an answer, for the host to let through; null: none. */
  remark(question: KeyedQuestion, answer: OpenAnswer): string | null
}

/** A move whose fields were validated by the manifest's table. */
export type MoveOf<F extends MoveFields> = string extends keyof F
  ? // biome-ignore lint/suspicious/noExplicitAny: of an unknown mode, validated by its own table.
    any
  : { [K in keyof F]: ValueOf<F[K]> }

type ValueOf<F extends MoveField> = F extends { kind: 'answer' }
  ? OpenAnswer
  : F extends { kind: 'int' }
    ? number
    : F extends { kind: 'word'; of: readonly (infer V)[] }
      ? V
      : string

/** What only the mover learns at once (a verdict, a die roll). */
export type MoveReply = Record<string, string | number | boolean | null>

/**
 * Who gets a new view at once; everybody else within 250 ms if theirs changed. `watchers`: host and
 * projector. Without it: the class if the beat has changed, else the mover.
 */
export type Notify = 'class' | 'watchers' | readonly string[]

export type ModeStep<State> =
  | { ok: true; state: State; notify?: Notify; reply?: MoveReply }
  | Refusal

/**
 * A text that a mode brings along. It is stored and sent in both languages, and each reader sees
 * their own (`useOwnText` of `@pathquest/ui/messages/use-texts`).
 */
export interface OwnText {
  en: string
  es: string
}

/** A game that was dealt from careers, or from texts of the mode itself. */
export interface Dealt {
  /** With solutions; stored, reported and shown in results like those of a set. May be none. */
  questions: readonly KeyedQuestion[]
  /** What else the mode needs; goes to the room alone, and to nobody's view by itself. */
  material: Json
}

/** Events besides the moves. A mode returns its state unchanged for those it ignores. */
export type ModeEvent =
  /** A player joined late. */
  | { kind: 'joined'; playerId: string }
  /** Somebody came back, was lost, left or was removed. */
  | { kind: 'presence' }
  /** `host`: every clock stops, also that of an open question. `absence`: the host is gone. */
  | { kind: 'paused'; by: 'host' | 'absence' }
  | { kind: 'resumed' }
  /** The question of the class closes without a verdict and counts for nobody. */
  | { kind: 'skip' }
  /** More time on what is open, for all. */
  | { kind: 'add_time'; ms: number }
  /** The host accepts another answer to the closed question: it counts as right from now on. */
  | { kind: 'accept_answer'; answer: OpenAnswer }
  /** The host lets the class see what this player wrote with the answer. */
  | { kind: 'show_remark'; playerId: string; remark: string }
  /** Something may be due, at `status.wakeAt` or not: a mode checks the time itself. */
  | { kind: 'wake' }
  /** The host (in a solo game the player) advances one step. */
  | { kind: 'advance' }
  /** The game ends now: what is open closes as it is. */
  | { kind: 'end' }

/** Events that a mode accepts only while its status allows them. */
export type HostOption = 'skip' | 'add_time' | 'accept_answer' | 'show_remark'

export interface ModeStatus {
  over: boolean
  /** When `wake` is due next; null: not scheduled. */
  wakeAt: number | null
  /**
   * Identifies what the host's press applies to: changes when that step means something else, and
   * whenever the whole class gets a new view. Depends on the state only, not on the time; does not
   * change with every move of a self-paced game.
   */
  phaseKey: string
  /** The question that the whole class is on, for the broadcasts of the specification. */
  currentQuestion: { index: number; phase: 'open' | 'closed' } | null
  /**
   * Indices of the questions whose solution nobody may know yet; by player where each learns it
   * separately. The contract suite changes these solutions and fails if a view shows it.
   */
  secret: readonly number[] | Readonly<Record<string, readonly number[]>>
  /** What the host may do now besides advancing; absent: nothing. */
  allows?: readonly HostOption[]
}

/**
 * What one recipient sees of a running game. `stage` is what every released widget can show
 * (question, result, waiting_next); `own` is what the mode's components draw instead, if there are
 * any. Neither contains a solution before its closing.
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
  /**
   * Validates a stored state (of the current `stateVersion`) by a schema. Throws where it is
   * invalid.
   */
  readState(stored: unknown): State
  /** By the state version they start from: converts a stored state to the next version. */
  migrate?: Readonly<Record<number, (older: unknown) => unknown>>
  /**
   * For a mode with `material`: the questions and the material of one game. null: the deck has too
   * few fitting careers. Runs once, when the game is created.
   */
  deal?(request: DealRequest<Settings>): Dealt | null
  /**
   * Where one clock runs for the whole game, and not one for each question: its minutes, without
   * stretching. Alone, what is left of a set then follows without a clock.
   */
  clockMinutes?(settings: Settings): number
  /**
   * How many crews so many players make: the lobby then shows them, and who is in which is chosen there
   * as the setting `crews` says. `ModePlayer.crew` tells `setup`, which deals all others by chance.
   */
  crewCount?(settings: Settings, players: number): number
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
  /** Separate functions, so that none has to filter out what another may see. */
  views: {
    player(state: State, playerId: string, context: ModeContext<Settings>): ModeView<V['player']>
    host(state: State, context: ModeContext<Settings>): ModeView<V['host']>
    screen(state: State, context: ModeContext<Settings>): ModeView<V['screen']>
  }
  /**
   * For a mode with `marks`: the part of the round that the class is on, for a host who marks what it
   * does. null: nothing is open.
   */
  openPart?(state: State, context: ModeContext<Settings>): OpenPart | null
  standings(state: State, context: ModeContext<Settings>): ModeStanding[]
  teamRows?(state: State): TeamRow[] | null
  result(state: State, context: ModeContext<Settings>): ModeResult
  ending?(state: State, context: ModeContext<Settings>): ModeEnding
  /**
   * The part of the ending that only this player sees. It is in their podium while the room lives;
   * never stored outside of it, and in nobody else's view.
   */
  endingOf?(state: State, playerId: string, context: ModeContext<Settings>): Json
  /**
   * Points of a right answer where each answer is scored by itself: used to recompute a score when
   * another answer is accepted afterwards. Absent: such a score stays as played.
   */
  pointsOf?(answer: AnswerWorth): number
  /** Recomputes the teams after that changed members' scores. Absent: they stay as played. */
  recomputeTeams?(teams: readonly TeamRow[], members: readonly MemberGain[]): TeamRow[]
}

/** What accepting another answer added for a player who took part. */
export interface MemberGain {
  teamId: string | null
  gained: number
}

/** `streak` includes this answer; untimed, `usedMs` is 0 of 0. */
export interface AnswerWorth {
  points: number
  usedMs: number
  limitMs: number
  streak: number
}

/** Ties rules to their manifest, which types settings and moves. */
export const defineRules =
  <S extends Fields, M extends MoveTable>(manifest: Manifest<S, M>) =>
  <State, V extends ModeViews = ModeViews>(
    rules: Omit<GameMode<State, ValuesOf<S>, M, V>, 'manifest'>,
  ): GameMode<State, ValuesOf<S>, M, V> => ({ manifest, ...rules })

/** Plays a mode using only its own view: for the contract suite, drills and `new:mode`. */
export type Bot = (
  view: ModeView,
  random: Random,
  playerId: string,
) => { type: string; [field: string]: unknown } | null
