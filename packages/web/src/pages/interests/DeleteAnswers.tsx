import { Button, useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useDeleteSurvey } from '../../api/careers'
import { interestsMessages } from '../../messages/en/interests'
import { toasts } from '../../shell/Toasts'

/** Deletes draft and result, after confirmation. */
export function DeleteAnswers() {
  const t = useMessages(interestsMessages)
  const [confirm, question] = useConfirm()
  const remove = useDeleteSurvey()
  async function askAndDelete() {
    const isSure = await confirm({
      title: t('interests.deleteTitle'),
      text: t('interests.deleteText'),
      confirmLabel: t('interests.delete'),
      cancelLabel: t('interests.cancel'),
      closeLabel: t('interests.cancel'),
    })
    if (!isSure) return
    try {
      await remove.mutateAsync()
      toasts.success(t('interests.deleted'))
    } catch {
      toasts.error(t('interests.deleteFailed'))
    }
  }
  return (
    <>
      <Button busy={remove.isPending} onClick={() => void askAndDelete()}>
        {t('interests.delete')}
      </Button>
      {question}
    </>
  )
}
