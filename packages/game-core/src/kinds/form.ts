import type { Json } from '../json'
import type { Asked } from './documented-fields'
import type { OpenAnswer } from './kind'
import type { KindTexts } from './manifest'

/** An answer with how often it was given. */
export interface Tallied {
  answer: Json
  count: number
  isRight: boolean
}

/**
 * How questions of a kind are told in words. No zod, no React: pages and the server call the same
 * functions.
 */
export interface KindForm<Shape = unknown, Answer extends OpenAnswer = OpenAnswer> {
  /** An answer in words, for reports and files; `texts` are the kind's own, in their language. */
  text(shape: Shape, answer: Answer, texts: KindTexts): string
  /**
   * Every answer there can be, where these are few, from what `count` said; null: names and
   * answers were forgotten. Absent: a report lists what was answered.
   */
  tally?(asked: Asked, counts: Json): Tallied[]
}

/** Lets TypeScript check a kind's own types while it is written down. */
export const defineForm = <Shape, Answer extends OpenAnswer>(
  form: KindForm<Shape, Answer>,
): KindForm<Shape, Answer> => form
