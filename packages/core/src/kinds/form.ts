import type { Json } from '../json'
import type { QuestionContent } from '../questions/documented-fields'
import type { OpenAnswer } from './kind'
import type { KindTexts } from './manifest'

/** An answer with how often it was given. */
export interface AnswerTally {
  answer: Json
  count: number
  isRight: boolean
}

/**
 * How questions of a kind are written, and told in words. No zod, no React: pages and the server
 * call the same functions.
 */
export interface KindForm<Shape = unknown, Answer extends OpenAnswer = OpenAnswer> {
  /** What the editor of a new question begins with. */
  blank(): QuestionContent
  /**
   * What a writer still has to do, before `readShape` and `readSolution` read it: a code of
   * `errors/`, or the name of one of the kind's own texts. Comes from requests as well: anything
   * may stand in it. Undefined: nothing.
   */
  fault(asked: QuestionContent): string | undefined
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
