import type { ImportedSet, QuestionDraft } from '@pathquest/core/contracts'

/** A set as it is written to a file. */
export interface ExportedSet extends ImportedSet {
  title: string
  questions: QuestionDraft[]
}
