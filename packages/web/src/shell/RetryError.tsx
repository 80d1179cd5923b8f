import { Button, InlineError } from '@pathquest/ui'
import { refreshIcon } from '@pathquest/ui/art/icons'
import type { ReactNode } from 'react'
import { useWebMessages } from '../messages'

interface RetryErrorProps {
  /** What went wrong. */
  children: ReactNode
  /** The next try is under way. */
  busy?: boolean | undefined
  /** Absent: another try would bring the same. */
  onRetry?: (() => void) | undefined
}

/** The red box of a part that could not be loaded or saved, with another try. */
export function RetryError({ children, busy, onRetry }: RetryErrorProps) {
  const t = useWebMessages()
  return (
    <InlineError
      action={
        onRetry && (
          <Button size="sm" icon={refreshIcon} busy={busy} onClick={onRetry}>
            {t('app.tryAgain')}
          </Button>
        )
      }
    >
      {children}
    </InlineError>
  )
}
