import type { Refusal } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import type {
  GameMode,
  ModeContext,
  ModeEnding,
  MoveOf,
  MoveReply,
  Notify,
} from '@pathquest/core/modes/mode'
import type { Difficulty } from '@pathquest/core/question-sets/set-choices'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { TeamRow } from '@pathquest/core/rooms/views'
import type * as z from 'zod'
import type { SELF_PACED_MOVES, SelfPacedTable } from '../moves'
import type { Again } from './queue'

/** How cards are dealt to players. */
export interface Cards<Settings> {
  /** Absent: no clock, and all cards are dealt at the start. */
  minutes?(settings: Settings): number
  /** `clock`: three, then one every fifteen seconds, for all the same. `at_once`: all. */
  dealt: 'clock' | 'at_once'
  /** With `at_once`: how many for each player. Absent: one for each question. */
  count?(settings: Settings): number
  again: Again
}

/** What a mode may read of one player's progress. */
export interface Place<Settings = unknown, Shared = unknown> {
  playerId: string
  /**
   * How far the game is for this player, in ms of the rules, without stretching and pauses.
   * Untimed, each answered card counts as the interval at which one would be dealt.
   */
  atMs: number
  /** null: there is no clock. */
  lengthMs: number | null
  /** The last quarter. */
  isEvening: boolean
  /**
   * On the last board: the median of the players' scores, the score from which on they are in front,
   * and this player's; and what `onBoard` made of the class.
   */
  board: { median: number; front: number; score: number; ofClass: Json }
  /** The next card, before it is shown; null: none, or one is shown. */
  nextCard: { difficulty: Difficulty; isNew: boolean } | null
  /** What is the same for the whole class, as `shared` set it up or moves have changed it. */
  shared: Shared
  context: ModeContext<Settings>
}

/** An answer to a card, judged. */
export interface CardAnswer {
  question: KeyedQuestion
  /** 0-1; null: it cannot be right or wrong. */
  share: number | null
  isRight: boolean
  /** Answered before. */
  isRepeat: boolean
}

/** A move of the mode's own. */
export interface SelfPacedMove<Own, Settings, Fields, Shared = unknown> {
  /** `between`: while no card is open. Absent: at any time. */
  in?: 'between'
  play(
    own: Own,
    move: Fields,
    place: Place<Settings, Shared>,
    others: Readonly<Record<string, Own>>,
  ):
    | {
        ok: true
        own: Own
        /** Changed states of other players. */
        others?: Readonly<Record<string, Own>>
        /** By player: the id of a question that comes next in their own order. */
        next?: Readonly<Record<string, string>>
        /** What is shared, changed. */
        shared?: Shared
        /** The result that is shown is dismissed. */
        goesOn?: true
        notify?: Notify
        reply?: MoveReply
      }
    | Refusal
}

export type SelfPacedMoves<Own, Settings, M extends SelfPacedTable, Shared = unknown> = {
  [T in Exclude<keyof M, keyof typeof SELF_PACED_MOVES>]: SelfPacedMove<
    Own,
    Settings,
    MoveOf<M[T]>,
    Shared
  >
}

/** Drawn once for the whole class, before the first card; only answers and moves change it. */
export interface SharedRules<Settings, Shared> {
  schema: z.ZodType<Shared>
  setup(context: ModeContext<Settings>): Shared
  /** With a late player. */
  joined?(shared: Shared, playerId: string, context: ModeContext<Settings>): Shared
  /** When views of it change by themselves, in ms of the rules; not in an untimed game. */
  dueMs?(shared: Shared): readonly number[]
}

/** What a self-paced mode defines itself. Everything else about cards is shared. */
export type SelfPacedRules<Own, Settings, M extends SelfPacedTable, Shared = unknown> = {
  cards: Cards<Settings>
  /** The schema of the mode's state for each player. */
  own: z.ZodType<Own>
  newOwn(context: ModeContext<Settings>): Own
  /** After an answer. `points`: shown in its verdict; none where absent. */
  onAnswer(
    own: Own,
    answer: CardAnswer,
    place: Place<Settings, Shared>,
    others: Readonly<Record<string, Own>>,
  ): {
    own: Own
    points?: number
    /** Changed states of other players, and what comes next, as in a move. */
    others?: Readonly<Record<string, Own>>
    next?: Readonly<Record<string, string>>
    /** What is shared, changed; and who gets a new view at once. */
    shared?: Shared
    notify?: Notify
    /** The card does not come back by itself, only by `next`. */
    isSetAside?: boolean
  }
  /**
   * What everybody sees of the class, renewed with every board: so many steps after `before`, which
   * is null at the start.
   */
  onBoard?(
    before: Json,
    own: Readonly<Record<string, Own>>,
    context: ModeContext<Settings>,
    steps: number,
  ): Json
  score(own: Own, place: Place<Settings, Shared>): number
  /** Once, when scoring ends in any way: counts what was not scored yet. */
  finished?(own: Own, place: Place<Settings, Shared>): Own
  /** Whether a player without cards has nothing left to do. */
  isDone?(own: Own): boolean
  /** Whether a player has stopped for good: no further card is shown to them. */
  hasStopped?(own: Own): boolean
  /** For the mode's own components: `modeView.play`. */
  modeViews?: {
    player?(own: Own, place: Place<Settings, Shared>, others: Readonly<Record<string, Own>>): Json
    /** Host and projector: no name beside a miss or a low place. */
    all?(
      own: Readonly<Record<string, Own>>,
      context: ModeContext<Settings>,
      shared: Shared,
      ofClass: Json,
    ): Json
  }
  ending?(
    own: Readonly<Record<string, Own>>,
    context: ModeContext<Settings>,
    shared: Shared,
    ofClass: Json,
  ): ModeEnding
  endingOf?(own: Own, playerId: string, shared: Shared): Json
  /** Crews as part of what is shared. */
  crewCount?: GameMode<unknown, Settings>['crewCount']
  teams?: { rows(shared: Shared): TeamRow[]; bonusTokens(shared: Shared): Record<string, number> }
} & (keyof M extends keyof typeof SELF_PACED_MOVES
  ? { moves?: undefined }
  : { moves: SelfPacedMoves<Own, Settings, M, Shared> }) &
  (null extends Shared
    ? { shared?: SharedRules<Settings, Shared> }
    : { shared: SharedRules<Settings, Shared> })
