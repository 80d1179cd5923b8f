import { ONE_DEVICE_ANSWERS, type OneDeviceAnswers } from '../rooms/game-choices'
import type { MarkChoice } from '../rooms/to-mark'

export type { MarkChoice }

/** The move that a host marks for the class in one part of a round, in a game without phones. */
export interface Mark {
  /**
   * Its fields say what there is to mark: an answer, or the one field without a default; beside it
   * those with one. The question is the one that the class is on.
   */
  move: string
  /** A move without fields that follows and makes it final: what was said aloud stays. */
  final?: string
  /** A move without fields that a team may make instead. */
  or?: string
  /** By hands and corners only counts are known, which is not enough everywhere. Absent: in every way. */
  by?: readonly OneDeviceAnswers[]
}

/** By part of a round: `question`, or the name of a phase. A part without one has its default. */
export type Marks = Readonly<Record<string, Mark>>

export const isMarkedBy = ({ by = ONE_DEVICE_ANSWERS }: Mark, answers: OneDeviceAnswers): boolean =>
  by.includes(answers)

/** The part of a round that the class is on. */
export interface OpenPart {
  name: string
  /** Who may still move in it. */
  players: readonly string[]
  /** What there is to choose, where that depends on the round. */
  choices?: readonly MarkChoice[] | undefined
  /** Who may make the other move (`or`); absent: everybody. */
  mayOr?: readonly string[] | undefined
}
