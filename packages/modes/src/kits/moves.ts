import type { MoveTable } from '@pathquest/core/modes/manifest'

/** The one move of every rounds mode. */
export const ROUNDS_MOVES = {
  answer: { questionId: { kind: 'question' }, answer: { kind: 'answer' } },
} as const

/** Without phones the host of a rounds mode marks its answers. */
export const ROUNDS_MARKS = { question: { move: 'answer' } } as const

/**
 * The move table: the answer of every rounds mode, with fields beside it, and the mode's own moves.
 */
export type RoundsTable = MoveTable & typeof ROUNDS_MOVES

/** The moves of every self-paced mode. */
export const SELF_PACED_MOVES = {
  answer: { questionId: { kind: 'question' }, answer: { kind: 'answer' } },
  /** Dismisses the result; the next card comes. */
  next: {},
} as const

/** The move table: the moves of every self-paced mode, and the mode's own. */
export type SelfPacedTable = MoveTable & typeof SELF_PACED_MOVES
