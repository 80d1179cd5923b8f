import type { Refusal } from '@pathquest/core/errors'
import type { MarkChoice } from '@pathquest/core/modes/marks'
import type {
  AnswerWorth,
  ModeContext,
  MoveOf,
  MoveReply,
  Notify,
} from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { RoundsTable } from '../moves'
import type { RoundsState, SavedAnswer } from './rounds-state'

/** What a rounds mode defines itself. Everything else about rounds is shared. */
export interface RoundRules<Extra, Settings, M extends RoundsTable = RoundsTable> {
  /**
   * Points of a right answer; a partly right one gets its share, a wrong one none. Absent: the
   * question's points.
   */
  pointsOf?(answer: AnswerWorth): number
  /**
   * Alternative to `pointsOf` where points depend on more, or a wrong answer scores too: points of
   * any answer (may be negative), and of a missing one. Not called for surveys.
   */
  points?(answer: RoundAnswer<Extra, M>): number
  /**
   * Keeps an open question out of the common stage: the mode's own views show each what they may see
   * of it. `class`: of players and projector, whose answers are those that the mode has `held`. `all`:
   * also of the host; answers count as always.
   */
  hidesQuestion?: 'class' | 'all'
  /** Added to the time of every question, and stretched like it. */
  extraMs?: number
  setup(context: ModeContext<Settings>): Extra
  playerJoined(extra: Extra, playerId: string, context: ModeContext<Settings>): Extra
  /**
   * At the closing: answers of players who have sent none, such as the last of their marks. They are
   * judged, scored and stored like others.
   */
  held?(
    extra: Extra,
    round: RoundsState<Extra>,
    context: ModeContext<Settings>,
  ): Readonly<Record<string, HeldAnswer>>
  /** Before each question opens, and before its phases; with the scores so far. */
  opening(
    extra: Extra,
    context: ModeContext<Settings>,
    index: number,
    tallies: RoundsState['tallies'],
  ): Extra
  /** After a question is closed and its points are added to the tallies. */
  closed(
    extra: Extra,
    round: RoundsState<Extra>,
    context: ModeContext<Settings>,
  ): ClosedOutcome<Extra>
  /** Once, when the game ends in any way: counts what was not scored yet. */
  finished?(
    extra: Extra,
    round: RoundsState<Extra>,
    context: ModeContext<Settings>,
  ): RoundOutcome<Extra>
  /**
   * In a mode with phases after the question, when another answer was accepted: what players gained
   * by it, for what the mode has made of the points. Absent: only their scores change. In other modes
   * the question is closed anew.
   */
  rescored?(extra: Extra, round: RoundsState<Extra>, gains: Readonly<Record<string, number>>): Extra
  /** Whether who has answered nothing took part all the same, by another move; absent: nobody. */
  tookPart?(extra: Extra, playerId: string): boolean
  /** Whether this player takes part in the question that opens; absent: all do. */
  plays?(extra: Extra, playerId: string): boolean
  /** After a closing: no question follows. */
  isLast?(extra: Extra, context: ModeContext<Settings>): boolean
  /** Around each question, by name, in definition order. */
  phases?: Readonly<Record<string, RoundPhase<Extra, Settings>>>
}

/** A player's answer, or a missing one. */
export interface RoundAnswer<Extra, M extends RoundsTable = RoundsTable> extends AnswerWorth {
  playerId: string
  question: KeyedQuestion
  /** With the fields beside the answer; null: none arrived while the question was open. */
  move: MoveOf<M['answer']> | null
  /** 0-1; 0 for a missing answer. */
  share: number
  /** At the time of the answer; for a missing one, at the closing. */
  extra: Extra
}

export interface RoundOutcome<Extra> {
  extra: Extra
  /** Added to the scores of players, which never fall below 0. */
  scores?: Readonly<Record<string, number>>
  /**
   * Of a phase `within` the question: the answers that count instead. Those before are stored as an
   * earlier attempt, without points.
   */
  answers?: Readonly<Record<string, LaterAnswer>>
}

/** An answer that a mode has held until the closing. */
export type HeldAnswer = Pick<SavedAnswer, 'answer' | 'at' | 'usedMs'> & {
  /** How much of it is right, where its kind does not say. */
  share?: number
}

/** An answer given anew while the question is not closed yet. */
export type LaterAnswer = Pick<
  SavedAnswer,
  'answer' | 'at' | 'usedMs' | 'share' | 'points' | 'gradeShare'
>

export interface ClosedOutcome<Extra> extends RoundOutcome<Extra> {
  /**
   * What answers of this round earned where that depends on the whole class: it replaces their
   * points, is shown with the verdict, stored, and part of the score.
   */
  points?: Readonly<Record<string, number>>
}

/** A part of a round in which players choose by one of the mode's moves. */
export interface RoundPhase<Extra, Settings> {
  /**
   * `before`: the question is not visible yet. `within`: it has been answered but is not closed, and
   * nobody knows its solution; in a mode with such a phase no verdict is shown at once. `after`: its
   * result is shown.
   */
  at: 'before' | 'within' | 'after'
  /** Its time limit, stretched like that of questions. */
  ms(context: ModeContext<Settings>): number
  /** Who chooses; the phase is skipped where nobody does. Absent: all do. */
  plays?(extra: Extra, playerId: string, round: RoundsState<Extra>): boolean
  /**
   * Whether this player has nothing to choose any more when it begins: the phase does not wait for
   * them, and is skipped where that is so for all who are present. Absent: nobody.
   */
  isDone?(extra: Extra, playerId: string, round: RoundsState<Extra>): boolean
  /** All have chosen, or its time is up: players not in `round.step.done` get the default. */
  closed(
    extra: Extra,
    round: RoundsState<Extra>,
    context: ModeContext<Settings>,
  ): RoundOutcome<Extra>
}

/** A move of a rounds mode beside the answer. A player who is done makes none but `takesBack`. */
export interface RoundMove<Extra, Settings, Fields> {
  /**
   * `question`: while it is open, for players who have not answered. Else the name of a phase; or
   * several of them.
   */
  in: string | readonly string[]
  /** Also for who is done: they are waited for again, unless the move says that they are done. */
  takesBack?: true
  /**
   * Played without phones: what there is to choose, where that depends on the round. Absent: the words
   * or numbers of its field.
   */
  choices?(extra: Extra, context: ModeContext<Settings>, round: RoundsState<Extra>): MarkChoice[]
  /** The same for a move that is made in place of another one: who may. Absent: everybody. */
  mayMake?(extra: Extra, playerId: string, round: RoundsState<Extra>): boolean
  play(
    extra: Extra,
    playerId: string,
    move: Fields,
    context: ModeContext<Settings>,
    round: RoundsState<Extra>,
  ): { ok: true; extra: Extra; isDone?: boolean; notify?: Notify; reply?: MoveReply } | Refusal
}

export type CustomMoves<Extra, Settings, M extends RoundsTable> = {
  [T in Exclude<keyof M, 'answer'>]: RoundMove<Extra, Settings, MoveOf<M[T]>>
}
