import { refreshIcon } from '@pathquest/sdk/art/icons'
import { uiMessages, useMessages } from '@pathquest/sdk/messages'
import { Button, InlineError, Loading } from '@pathquest/sdk/ui'
import { pickerMessages } from '../../../messages/en-picker'

/** What stands in the place of a list that is not there. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(pickerMessages)
  return (
    <InlineError
      action={
        <Button size="sm" icon={refreshIcon} onClick={onRetry}>
          {t('picker.retry')}
        </Button>
      }
    >
      {t('picker.loadFailed')}
    </InlineError>
  )
}

export function LoadingShelf() {
  return <Loading text={useMessages(uiMessages)('ui.loading')} />
}
