import type { BusinessDriver } from '@pathquest/core/question-sets/set-choices'
import type * as z from 'zod'
import type { QuestionSetFile } from '../schema'

/** A set and a question as they are written in files. */
export type WrittenSet = z.input<typeof QuestionSetFile>[number]
export type WrittenQuestion = WrittenSet['questions'][number]
export type QuestionKind = NonNullable<WrittenQuestion['kind']>

/** What a stem writes of a question: the rest is the same for every question of a set. */
export interface Draft {
  /** The fields of the question's kind. */
  answers: Record<string, unknown>
  explanation: string
  /** What stands for `{name}` in a wording. */
  values?: Readonly<Record<string, string>>
  /** Where it is another one than that of the stem. */
  driver?: BusinessDriver
}
