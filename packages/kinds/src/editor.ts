import type { QuestionContent } from '@pathquest/core/questions/documented-fields'
import type { ComponentType } from 'react'

/** What shows a question as it was written: what it asks and what is right, nothing else of it. */
export type WrittenProps = QuestionContent

export interface EditorProps extends QuestionContent {
  /** What is wrong with it, in words; absent as long as nobody tried to save it. */
  error?: string
  /** The same by field, where the kind's form tells faults by field: for the field that has it. */
  errors?: Readonly<Record<string, string>>
  onChange(asked: QuestionContent): void
}

/**
 * What `editor.tsx` of a kind exports. The app alone imports it; text, picture, time, points and
 * explanation are written around it.
 */
export interface KindEditor {
  Editor: ComponentType<EditorProps>
  Written: ComponentType<WrittenProps>
}
