import type { Refusal } from '@pathquest/core/errors'
import type { MoveTable } from '@pathquest/core/modes/manifest'
import type {
  AnswerWorth,
  ModeContext,
  MoveOf,
  MoveReply,
  Notify,
} from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { ROUNDS_MOVES } from '../moves'
import type { RoundsState } from './rounds-state'

/** Its table holds the answer of every mode of rounds, with fields beside it, and moves of its own. */
export type RoundsTable = MoveTable & typeof ROUNDS_MOVES

/** What a mode of rounds decides for itself. Everything else about rounds is the same in all. */
export interface RoundRules<Extra, Settings, M extends RoundsTable = RoundsTable> {
  /**
   * Points of a right answer, of which a partly right one gets its share and a wrong one none. Left
   * out: those of the question.
   */
  pointsOf?(answer: AnswerWorth): number
  /**
   * Instead, where they depend on more, or a miss is worth something: points of any answer, below
   * 0 as well, and of none. Not asked where nothing is right or wrong.
   */
  points?(answer: RoundAnswer<Extra, M>): number
  setup(context: ModeContext<Settings>): Extra
  playerJoined(extra: Extra, playerId: string, context: ModeContext<Settings>): Extra
  /** Before each question opens, and before its phases. */
  opening(extra: Extra, context: ModeContext<Settings>, index: number): Extra
  /** After a question is closed and its points are in the tallies. */
  closed(
    extra: Extra,
    round: RoundsState<Extra>,
    context: ModeContext<Settings>,
  ): RoundOutcome<Extra>
  /** Once, as the game ends, however it does: what is carried still is counted here. */
  finished?(
    extra: Extra,
    round: RoundsState<Extra>,
    context: ModeContext<Settings>,
  ): RoundOutcome<Extra>
  /** Whether this player takes part in the question that opens; all do where it is left out. */
  plays?(extra: Extra, playerId: string): boolean
  /** After a closing: no question follows. */
  isLast?(extra: Extra, context: ModeContext<Settings>): boolean
  /** Around each question, by name, in the order in which they are written. */
  phases?: Readonly<Record<string, RoundPhase<Extra, Settings>>>
}

/** An answer of somebody, or that there is none. */
export interface RoundAnswer<Extra, M extends RoundsTable = RoundsTable> extends AnswerWorth {
  playerId: string
  question: KeyedQuestion
  /** With the fields beside the answer; null: none came while the question was open. */
  move: MoveOf<M['answer']> | null
  /** 0-1; 0 where no answer came. */
  share: number
  /** At the answer; where none came, at the closing. */
  extra: Extra
}

export interface RoundOutcome<Extra> {
  extra: Extra
  /** Added to the scores of players, which never fall below 0. */
  scores?: Readonly<Record<string, number>>
}

/** A part of a round in which players choose by a move of the mode. */
export interface RoundPhase<Extra, Settings> {
  /** `before`: the question is not seen yet. `after`: its result is. */
  at: 'before' | 'after'
  /** Its time, stretched like that of questions. */
  ms(context: ModeContext<Settings>): number
  /** Who chooses; where nobody does, it is left out. All do where this is. */
  plays?(extra: Extra, playerId: string, round: RoundsState<Extra>): boolean
  /** All have chosen, or its time is over: for who is not in `round.step.done` the default is taken. */
  closed(
    extra: Extra,
    round: RoundsState<Extra>,
    context: ModeContext<Settings>,
  ): RoundOutcome<Extra>
}

/** A move of a mode of rounds beside the answer. Who has done what they can do moves no more. */
export interface RoundMove<Extra, Settings, Fields> {
  /** `question`: while it is open, by who has not answered. Else the name of a phase. */
  in: string
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
