import { toApiError } from '@pathquest/sdk/api/error'
import { Button, useConfirm } from '@pathquest/ui'
import { refreshIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { type Platform, useRemovePlatform, useRotateKeys } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** New keys, and removing a connection. */
export function ManagePlatform({ platform }: { platform: Platform }) {
  const t = useMessages(adminLmsMessages)
  const errorText = useErrorText()
  const rotate = useRotateKeys(platform.id)
  const remove = useRemovePlatform(platform.id)
  const [confirm, question] = useConfirm()
  const { name, uses } = platform
  const onError = (error: Error) => void toasts.error(errorText(toApiError(error)))
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('adminLms.removeTitle', { name }),
      text: t('adminLms.removeText', uses),
      confirmLabel: t('adminLms.removeConfirm'),
      cancelLabel: t('adminLms.cancel'),
      closeLabel: t('adminLms.close'),
    })
    if (!isSure) return
    remove.mutate(undefined, {
      onSuccess: () => void toasts.success(t('adminLms.removed', { name })),
      onError,
    })
  }
  return (
    <section>
      <h3>{t('adminLms.manage')}</h3>
      <p className="pq-muted">{t('adminLms.rotateNote')}</p>
      <div className="pq-row">
        <Button
          size="sm"
          icon={refreshIcon}
          busy={rotate.isPending}
          onClick={() =>
            rotate.mutate(undefined, {
              onSuccess: () => void toasts.success(t('adminLms.rotated')),
              onError,
            })
          }
        >
          {t('adminLms.rotate')}
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={remove.isPending}
          onClick={() => void askAndRemove()}
        >
          {t('adminLms.remove')}
        </Button>
      </div>
      {question}
    </section>
  )
}
