import type { Refusal } from '@pathquest/core/errors'
import type { Json } from '@pathquest/core/json'
import type { MoveTable } from '@pathquest/core/modes/manifest'
import type { GameMode, ModeContext, ModeEnding, MoveOf, Notify } from '@pathquest/core/modes/mode'
import type * as z from 'zod'
import type { BallotsState } from './ballots-state'

/** What a mode of rounds without a question defines itself. */
export interface BallotRules<Extra, Settings, M extends MoveTable = MoveTable> {
  /** The schema of the mode's own state. */
  extra: z.ZodType<Extra>
  deal: NonNullable<GameMode<BallotsState<Extra>, Settings>['deal']>
  rounds(context: ModeContext<Settings>): number
  setup(context: ModeContext<Settings>): Extra
  /** Before the first phase of each round. */
  opening(extra: Extra, context: ModeContext<Settings>, round: number): Extra
  /** Of each round, by name, in their order. */
  phases: Readonly<Record<string, BallotPhase<Extra, Settings>>>
  /** After the last phase, or an early end: what is shown. */
  closed(extra: Extra, state: BallotsState<Extra>, context: ModeContext<Settings>): Extra
  moves: { [T in keyof M]: BallotMove<Extra, Settings, MoveOf<M[T]>> }
  /** Whole, never below 0; absent: there are no points. */
  scoreOf?(extra: Extra, playerId: string): number
  /** What the mode's components draw; a stage has nothing of it. */
  modeViews: {
    player(
      state: BallotsState<Extra>,
      playerId: string,
      context: ModeContext<Settings>,
    ): Json | object
    /** Host and projector. */
    all(state: BallotsState<Extra>, context: ModeContext<Settings>): Json | object
  }
  ending(extra: Extra, context: ModeContext<Settings>): ModeEnding
  endingOf(extra: Extra, playerId: string, context: ModeContext<Settings>): Json
}

/** A part of a round in which players choose by one of the mode's moves. */
export interface BallotPhase<Extra, Settings> {
  /** Its time limit, to be stretched. */
  ms(context: ModeContext<Settings>): number
  /** There is nothing to choose in it: the next one opens. Absent: never. */
  isSkipped?(extra: Extra, context: ModeContext<Settings>): boolean
  /** All have chosen, its time is up, or the game ends. */
  closed(extra: Extra, state: BallotsState<Extra>, context: ModeContext<Settings>): Extra
}

/** The outcome of a round, in place of a phase's name. */
export const SHOWN = 'shown'

export interface BallotMove<Extra, Settings, Fields> {
  /** The name of a phase, in which a player moves once; or `SHOWN`. */
  in: string
  play(
    extra: Extra,
    playerId: string,
    move: Fields,
    context: ModeContext<Settings>,
    state: BallotsState<Extra>,
  ): { ok: true; extra: Extra; notify?: Notify } | Refusal
}
