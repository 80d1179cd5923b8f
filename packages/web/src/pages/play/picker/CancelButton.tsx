import { useMessages } from '@pathquest/sdk/messages'
import { Button } from '@pathquest/sdk/ui'
import { pickerMessages } from '../../../messages/en/picker'

/** Back to the LMS without anything chosen. */
export function CancelButton({
  isSending,
  onCancel,
}: {
  isSending: boolean
  onCancel: () => void
}) {
  const t = useMessages(pickerMessages)
  return (
    <Button busy={isSending} onClick={onCancel}>
      {t('picker.cancel')}
    </Button>
  )
}
