import type { QuestionContent } from '@pathquest/core/questions/documented-fields'
import type { ComponentType } from 'react'

/** Shows a question as it was written: its content and its solution, nothing else. */
export type WrittenProps = QuestionContent

export interface EditorProps extends QuestionContent {
  /** The error message; absent until somebody tries to save it. */
  error?: string
  /** The same by field, where the kind's form reports errors by field. */
  errors?: Readonly<Record<string, string>>
  onChange(asked: QuestionContent): void
}

/**
 * What `editor.tsx` of a kind exports. Only the app imports it; text, picture, time, points and
 * explanation are edited around it.
 */
export interface KindEditor {
  Editor: ComponentType<EditorProps>
  Written: ComponentType<WrittenProps>
}
