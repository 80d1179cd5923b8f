import type { Json } from '@pathquest/core/json'
import type { MoveTable } from '@pathquest/core/modes/manifest'
import type { ModeContext, MoveOf } from '@pathquest/core/modes/mode'
import type * as z from 'zod'

/**
 * What a mode without right answers defines, in which everybody plays for themselves: what one
 * player has done is a value of its own, and nobody else sees it.
 */
export interface PersonalRules<Own, Settings, M extends MoveTable> {
  /** The schema of what is kept of one player. */
  own: z.ZodType<Own>
  newOwn(context: ModeContext<Settings>): Own
  moves: {
    /** The next value; null: not now. */
    [T in keyof M]: (own: Own, move: MoveOf<M[T]>, context: ModeContext<Settings>) => Own | null
  }
  /** Whether this player is through. */
  isDone(own: Own, context: ModeContext<Settings>): boolean
  /** Whether this player has done half of it: who has, took part. */
  isHalfDone(own: Own, context: ModeContext<Settings>): boolean
  /** For this player alone. */
  ownView(own: Own, context: ModeContext<Settings>): Json
  /** The end of this player, who alone sees it while the room lives. */
  ownEnd(own: Own, context: ModeContext<Settings>): Json
  /** For host and projector, and at the end for all: nothing that leads to one player. */
  classView(all: readonly Own[], context: ModeContext<Settings>): Json
}

/** Shares and means of fewer would tell what one of them has done. */
export const SHOWN_FROM = 5

/** What host and projector see. */
export interface WatchedView<Class> {
  class: Class
  done: number
  players: number
  /** The host alone: ids of who is through. */
  doneBy?: string[]
}
