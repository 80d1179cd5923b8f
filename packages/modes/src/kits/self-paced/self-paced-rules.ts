import type { Refusal } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import type { MoveTable } from '@pathquest/core/modes/manifest'
import type { ModeContext, ModeEnding, MoveOf, MoveReply, Notify } from '@pathquest/core/modes/mode'
import type { Difficulty } from '@pathquest/core/question-sets/set-choices'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { z } from 'zod'
import type { SELF_PACED_MOVES } from '../moves'
import type { Again } from './queue'

/** Its table holds the moves of every self-paced mode, and moves of its own. */
export type SelfPacedTable = MoveTable & typeof SELF_PACED_MOVES

/** How cards come to players. */
export interface Cards<Settings> {
  /** Left out: no clock, and all cards lie there from the start. */
  minutes?(settings: Settings): number
  /** `clock`: three, then one every twelve seconds, for all the same. `at_once`: all. */
  dealt: 'clock' | 'at_once'
  again: Again
}

/** What a mode may look at of one player's place in the game. */
export interface Place<Settings = unknown> {
  playerId: string
  /**
   * How far the game is for this player, in ms of the rules: stretched times and pauses are out of
   * it. Untimed, each answered card is the time in which one would have come.
   */
  atMs: number
  /** null: there is no clock. */
  lengthMs: number | null
  /** The last quarter. */
  isEvening: boolean
  /** What the players had on the last board, in the middle; this player on it. */
  board: { median: number; score: number }
  /** The card that comes after this, before it is seen; null: none, or one is on the table. */
  nextCard: { difficulty: Difficulty; isNew: boolean } | null
  context: ModeContext<Settings>
}

/** An answer to a card, judged. */
export interface CardAnswer {
  question: KeyedQuestion
  /** 0-1; null: there is no right or wrong. */
  share: number | null
  isRight: boolean
  /** Answered before. */
  isRepeat: boolean
}

/** A move of the mode's own. */
export interface SelfPacedMove<Own, Settings, Fields> {
  /** `between`: while no card lies open before the player. Left out: at any time. */
  in?: 'between'
  play(
    own: Own,
    move: Fields,
    place: Place<Settings>,
    others: Readonly<Record<string, Own>>,
  ):
    | {
        ok: true
        own: Own
        /** Of others whom it changes as well. */
        others?: Readonly<Record<string, Own>>
        notify?: Notify
        reply?: MoveReply
      }
    | Refusal
}

export type SelfPacedMoves<Own, Settings, M extends SelfPacedTable> = {
  [T in Exclude<keyof M, keyof typeof SELF_PACED_MOVES>]: SelfPacedMove<Own, Settings, MoveOf<M[T]>>
}

/** What a self-paced mode decides for itself. Everything else about cards is the same in all. */
export type SelfPacedRules<Own, Settings, M extends SelfPacedTable> = {
  cards: Cards<Settings>
  /** What it keeps of each player, as it is stored. */
  own: z.ZodType<Own>
  newOwn(context: ModeContext<Settings>): Own
  /** After an answer. `points`: what it was worth, as its verdict tells; none where left out. */
  onAnswer(own: Own, answer: CardAnswer, place: Place<Settings>): { own: Own; points?: number }
  score(own: Own, place: Place<Settings>): number
  /** Once, as scoring ends, however it does: what is carried still is counted here. */
  finished?(own: Own, place: Place<Settings>): Own
  /** Whether a player without cards has nothing left to do. */
  isDone?(own: Own): boolean
  /** What the mode's own pieces draw: `modeView.play`. */
  modeViews?: {
    player?(own: Own, place: Place<Settings>, others: Readonly<Record<string, Own>>): Json
    /** Host and projector: no name beside a miss or a low place. */
    all?(own: Readonly<Record<string, Own>>, context: ModeContext<Settings>): Json
  }
  ending?(own: Readonly<Record<string, Own>>, context: ModeContext<Settings>): ModeEnding
  endingOf?(own: Own, playerId: string): Json
} & (keyof M extends keyof typeof SELF_PACED_MOVES
  ? { moves?: undefined }
  : { moves: SelfPacedMoves<Own, Settings, M> })
