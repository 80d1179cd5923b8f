import type { QuestionContent } from '../questions/documented-fields'
import type { ExportFormat } from '../questions/imports'

/**
 * The answer of a question as files of other tools write it, whatever kind it is here. Readers of
 * formats find it, a kind takes it, and writers of formats write it.
 */
export type FileAnswer =
  | {
      type: 'options'
      options: readonly { text: string; isCorrect: boolean }[]
      /** Any number of them may be ticked, even where one alone is right. */
      isMultiple?: boolean
    }
  /** An opinion: no option is right. */
  | { type: 'poll'; options: readonly string[]; asksWhy: boolean }
  /** Every accepted spelling, the best first. */
  | { type: 'text'; accepted: readonly string[] }
  /** Accepted from `value - tolerance` to `value + tolerance`; half of the points within `near`. */
  | {
      type: 'number'
      value: number
      tolerance: number
      near?: number
      /** As far as the file names one. */
      scale?: Partial<NumberScale>
    }
  /** In the right order. */
  | { type: 'order'; items: readonly string[] }
  | { type: 'match'; pairs: readonly { left: string; right: string }[] }

/** What a number is chosen on. */
export interface NumberScale {
  min: number
  max: number
  step: number
  unit: string
}

/** How questions of a kind are read from files and written to them. */
export interface KindFiles {
  /** null: an answer of this kind cannot be made of it. */
  fromFile(answer: FileAnswer): QuestionContent | null
  /** null: files have no such answer, and the question is left out of them. */
  toFile(content: QuestionContent): FileAnswer | null
}

const TABLE_ANSWERS = ['options', 'poll', 'text', 'number', 'order', 'match'] as const

/** The answers that each format has a form for; questions with others are left out of the file. */
export const EXPORTED_ANSWERS: Readonly<Record<ExportFormat, readonly FileAnswer['type'][]>> = {
  csv: TABLE_ANSWERS,
  xlsx: TABLE_ANSWERS,
  gift: ['options', 'text', 'number', 'match'],
  qti3: TABLE_ANSWERS,
}
