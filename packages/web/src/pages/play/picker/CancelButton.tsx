import { Button } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
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
