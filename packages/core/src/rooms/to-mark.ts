import type { OpenQuestion } from '../questions/questions'

/** What the host marks for a class without phones. */
export interface ToMark {
  /** The part of the round; comes back with the marks. */
  part: string
  /** The question that the class is on; comes back as well. */
  questionId: string
  /** The question that is answered, in the format of its kind; absent: there are `choices`. */
  question?: OpenQuestion
  /** In place of an answer. */
  choices?: MarkChoice[]
  /** The field that the choices are of, for its texts. */
  field?: string
  /** What goes with each answer, with what it is when nothing is said. */
  beside?: { name: string; of: string[]; default: string }[]
  /** Another move in place of the answer, and the teams that may make it. */
  or?: { move: string; players: string[] }
  /** Who has chosen is not asked again in this question. */
  isFinal?: true
  /** By teams: who may still choose. */
  players?: string[]
  /** How many may still choose. */
  count: number
}

/** One of a few things to choose. */
export interface MarkChoice {
  value: string | number
  /** In the language of the questions; absent: a text of the mode. */
  label?: string
  /** Only for these; absent: for everybody. */
  only?: readonly string[]
}
