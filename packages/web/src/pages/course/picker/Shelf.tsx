import { Button, Loading } from '@pathquest/ui'
import { closeIcon } from '@pathquest/ui/art/icons'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { pickerMessages } from '../../../messages/en/picker'
import { RetryError } from '../../../shell/RetryError'

/** Shown instead of a list that failed to load. */
export function ShelfFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(pickerMessages)
  return <RetryError onRetry={onRetry}>{t('picker.loadFailed')}</RetryError>
}

export function LoadingShelf() {
  return <Loading text={useMessages(uiMessages)('ui.loading')} />
}

interface FoundProps {
  text: string
  /** Absent: nothing is filtered. */
  onClear?: () => void
}

/** How many there are, and a button that clears the filters. */
export function Found({ text, onClear }: FoundProps) {
  const t = useMessages(pickerMessages)
  return (
    <div className="picker-found">
      <p role="status">{text}</p>
      {onClear && (
        <Button size="sm" variant="ghost" icon={closeIcon} onClick={onClear}>
          {t('picker.clear')}
        </Button>
      )}
    </div>
  )
}
