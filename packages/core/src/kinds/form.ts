import type { Json } from '../json'
import type { QuestionContent } from '../questions/documented-fields'
import type { KindTexts, OpenAnswer } from './kind'

/** An answer with how often it was given. */
export interface AnswerTally {
  answer: Json
  count: number
  isRight: boolean
}

/**
 * What a writer still has to do: a code of `errors/`, or the name of one of the kind's own texts; or
 * one of them for each field of the kind's editor, by names of its own.
 */
export type KindFault = string | Readonly<Record<string, string>>

/** The one to tell where there is place for one alone. */
export const firstFault = (fault: KindFault | undefined): string | undefined =>
  typeof fault === 'object' ? Object.values(fault)[0] : fault

/**
 * How questions of a kind are written, and told in words. No zod, no React: pages and the server
 * call the same functions.
 */
export interface KindForm<Shape = unknown, Answer extends OpenAnswer = OpenAnswer> {
  /** What the editor of a new question begins with. */
  blank(): QuestionContent
  /**
   * What is wrong with it. Comes from requests as well: anything may stand in it. Undefined (or no
   * field with a fault): nothing, and then `readShape` and `readSolution` can read it.
   */
  fault(asked: QuestionContent): KindFault | undefined
  /** An answer in words, for reports and files; `texts` are the kind's own, in their language. */
  text(shape: Shape, answer: Answer, texts: KindTexts): string
  /**
   * Every answer there can be, where these are few, from what `count` said; null: names and
   * answers were forgotten. Absent: a report lists what was answered.
   */
  tally?(asked: QuestionContent, counts: Json): AnswerTally[]
}

/** Lets TypeScript check a kind's own types while it is written down. */
export const defineForm = <Shape, Answer extends OpenAnswer>(
  form: KindForm<Shape, Answer>,
): KindForm<Shape, Answer> => form
