import type { Json } from '../json'
import type { QuestionContent } from '../questions/documented-fields'
import type { KindFiles } from './file-answer'
import type { KindTexts, OpenAnswer } from './kind'

/** An answer with how often it was given. */
export interface AnswerTally {
  answer: Json
  count: number
  isRight: boolean
}

/**
 * What a writer still has to fix: a code of `errors/`, or the key of one of the kind's own texts;
 * or one of them for each field of the kind's editor, by that field's name.
 */
export type KindFault = string | Readonly<Record<string, string>>

/** The first fault, where only one can be shown. */
export const firstFault = (fault: KindFault | undefined): string | undefined =>
  typeof fault === 'object' ? Object.values(fault)[0] : fault

/**
 * How questions of a kind are edited, and their answers put into words. No zod, no React: pages and
 * the server call the same functions.
 */
export interface KindForm<Shape = unknown, Answer extends OpenAnswer = OpenAnswer> {
  /** The initial value of a new question. */
  blank(): QuestionContent
  /**
   * Trims texts and drops what was left empty, before it is validated and saved. Untrusted input,
   * returned as it is where it is not this kind's. Absent: nothing to tidy.
   */
  tidy?(asked: QuestionContent): QuestionContent
  /**
   * Validates untrusted input. Undefined (or no field with a fault): valid, and then `readShape`
   * and `readSolution` can read it.
   */
  fault(asked: QuestionContent): KindFault | undefined
  /** An answer in words, for reports and files; `texts` are the kind's own, in their language. */
  text(shape: Shape, answer: Answer, texts: KindTexts): string
  /** The possible answers, where each is one choice of a few: a show of hands counts them. */
  choices?(shape: Shape): Answer[]
  /**
   * Every possible answer, where these are few, from what `count` returned; null: names and answers
   * were deleted. Absent: a report lists the answers given.
   */
  tally?(asked: QuestionContent, counts: Json): AnswerTally[]
  /**
   * Each option with its count, for a report of a class that was counted (by hands, on paper): there
   * nobody's answer is known. Absent: `tally` says it, or nothing can be counted but right and wrong.
   */
  counted?(asked: QuestionContent, counts: Json): AnswerTally[]
  /** Absent: questions of this kind are in no file of other tools. */
  files?: KindFiles
}

/** Lets TypeScript check a kind's own types where it is defined. */
export const defineForm = <Shape, Answer extends OpenAnswer>(
  form: KindForm<Shape, Answer>,
): KindForm<Shape, Answer> => form
