import type { ClassDetail } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, useConfirm } from '@pathquest/ui'
import type { IconDrawing } from '@pathquest/ui/art/Icon'
import { useMessages } from '@pathquest/ui/messages'
import { useNavigate } from 'react-router'
import { useDeleteClass } from '../../api/classes'
import { classPageMessages } from '../../messages/en/class-page'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** Deletes a class, after saying what goes with it. */
export function DeleteClass({ detail, icon }: { detail: ClassDetail; icon: IconDrawing }) {
  const t = useMessages(classPageMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { id, name } = detail.class
  const remove = useDeleteClass(id)
  const [confirm, question] = useConfirm()
  const cards = detail.students.filter(({ hasCard }) => hasCard).length
  const ask = async () => {
    const isSure = await confirm({
      title: t('class.deleteTitle', { name }),
      text: (
        <div className="pq-stack">
          <p>
            {cards > 0 ? t('class.deleteGoes', { count: cards }) : t('class.deleteGoesNoCards')}
          </p>
          <p>{t('class.deleteStays')}</p>
        </div>
      ),
      confirmLabel: t('class.deleteYes'),
      cancelLabel: t('class.keep'),
      closeLabel: t('class.close'),
    })
    if (!isSure) return
    remove.mutate(undefined, {
      onSuccess: () => {
        void navigate('/classes', { replace: true })
        toasts.success(t('class.deleted'))
      },
      onError: (error) => void toasts.error(errorText(toApiError(error))),
    })
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={icon}
        busy={remove.isPending}
        onClick={() => void ask()}
      >
        {t('class.delete')}
      </Button>
      {question}
    </>
  )
}
