import { useMessages } from '@pathquest/sdk/messages'
import { Button } from '@pathquest/sdk/ui'
import { useEffect } from 'react'
import { toasts } from '../../../app/toasts'
import { pickerMessages } from '../../../messages/en/picker'
import { useLeave } from './use-leave'

/** Back to the LMS without anything chosen. */
export function CancelButton() {
  const t = useMessages(pickerMessages)
  const { leave, isLeaving, problem } = useLeave()
  useEffect(() => {
    if (problem) toasts.error(problem)
  }, [problem])
  return (
    <Button busy={isLeaving} onClick={() => leave([])}>
      {t('picker.cancel')}
    </Button>
  )
}
