import { toApiError } from '@pathquest/sdk/api/error'
import { Button, useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useBlock } from '../../api/schools'
import { schoolPeopleMessages } from '../../messages/en/school-people'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

interface BlockButtonProps {
  person: { id: string; displayName: string; isBlocked: boolean }
}

/** Keeps somebody from signing in, or ends that. */
export function BlockButton({ person: { id, displayName: name, isBlocked } }: BlockButtonProps) {
  const t = useMessages(schoolPeopleMessages)
  const errorText = useErrorText()
  const block = useBlock()
  const [confirm, question] = useConfirm()
  const send = () =>
    void block.mutateAsync({ id, isBlocked: !isBlocked }).then(
      () =>
        toasts.success(
          t(isBlocked ? 'schoolPeople.unblockDone' : 'schoolPeople.blockDone', { name }),
        ),
      (failure) => toasts.error(errorText(toApiError(failure))),
    )
  const ask = async () => {
    const isSure =
      isBlocked ||
      (await confirm({
        title: t('schoolPeople.blockTitle', { name }),
        text: <p>{t('schoolPeople.blockText')}</p>,
        confirmLabel: t('schoolPeople.block'),
        cancelLabel: t('schoolPeople.cancel'),
        closeLabel: t('schoolPeople.close'),
      }))
    if (isSure) send()
  }
  return (
    <>
      <Button
        size="sm"
        busy={block.isPending}
        aria-label={t(isBlocked ? 'schoolPeople.unblockNamed' : 'schoolPeople.blockNamed', {
          name,
        })}
        onClick={() => void ask()}
      >
        {t(isBlocked ? 'schoolPeople.unblock' : 'schoolPeople.block')}
      </Button>
      {question}
    </>
  )
}
