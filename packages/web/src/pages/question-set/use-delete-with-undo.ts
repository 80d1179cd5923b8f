import type { EditableQuestion, QuestionSetDetail } from '@pathquest/core/contracts'
import { writtenFields } from '@pathquest/kinds/question-form'
import { ApiError } from '@pathquest/sdk/api/error'
import { useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useAddQuestions, useDeleteQuestion, useRefetchSet } from '../../api/question-set'
import { setEditorMessages } from '../../messages/en/set-editor'
import { toasts } from '../../shell/Toasts'

/**
 * Asks, deletes a question and offers to undo it. `onDone` receives the position that has changed.
 */
export function useDeleteWithUndo(set: QuestionSetDetail, onDone: (index: number) => void) {
  const t = useMessages(setEditorMessages)
  const [confirm, element] = useConfirm()
  const deletion = useDeleteQuestion(set.id)
  const addition = useAddQuestions(set.id)
  const readAgain = useRefetchSet(set.id)

  async function restore(question: EditableQuestion, atIndex: number): Promise<void> {
    try {
      const questions = [writtenFields(question)]
      await addition.mutateAsync({ questions, atIndex, formerId: question.id })
      toasts.success(t('setEditor.restored'))
      onDone(atIndex)
    } catch {
      toasts.error(t('setEditor.restoreFailed'))
    }
  }

  async function remove(question: EditableQuestion, index: number): Promise<void> {
    const isSure = await confirm({
      title: t('setEditor.deleteTitle', { number: index + 1 }),
      text: question.questionText,
      confirmLabel: t('setEditor.deleteYes'),
      cancelLabel: t('setEditor.cancel'),
      closeLabel: t('setEditor.close'),
    })
    if (!isSure) return
    try {
      await deletion.mutateAsync(question.id)
      toasts.undoable(t('setEditor.deletedQuestion'), {
        label: t('setEditor.undo'),
        onAct: () => void restore(question, index),
      })
      onDone(index)
    } catch (error) {
      const isOld =
        error instanceof ApiError && ['set_changed', 'question_not_found'].includes(error.code)
      toasts.error(t(isOld ? 'setEditor.goneOn' : 'setEditor.deleteQuestionFailed'))
      if (isOld) void readAgain()
    }
  }
  return [remove, element] as const
}
