import { refreshIcon } from '../art/icons'
import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import { InlineError } from '../ui/Feedback'

export interface LoadFailedProps {
  children: string
  onRetry?: () => void
}

/** What did not load, and the way to try again. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  const t = useMessages(careersMessages)
  return (
    <InlineError
      action={
        onRetry && (
          <Button size="sm" icon={refreshIcon} onClick={onRetry}>
            {t('careers.retry')}
          </Button>
        )
      }
    >
      {children}
    </InlineError>
  )
}
