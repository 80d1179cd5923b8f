import type { QuestionDraft } from '@pathquest/game-core/contracts'

/** A set as it is written to a file. */
export interface ExportedSet {
  title: string
  questions: QuestionDraft[]
}
