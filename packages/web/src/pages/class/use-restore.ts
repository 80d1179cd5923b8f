import { toApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { useChangeClass } from '../../api/classes'
import { classPageMessages } from '../../messages/en/class-page'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** Brings an archived class back. */
export function useRestore(id: string) {
  const t = useMessages(classPageMessages)
  const errorText = useErrorText()
  const change = useChangeClass(id)
  return {
    isRestoring: change.isPending,
    restore: () =>
      change.mutate(
        { isArchived: false },
        {
          onSuccess: () => void toasts.success(t('class.restored')),
          onError: (error) => void toasts.error(errorText(toApiError(error))),
        },
      ),
  }
}
