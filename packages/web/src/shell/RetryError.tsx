import { refreshIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { InlineError } from '@pathquest/ui/InlineError'
import type { ReactNode } from 'react'
import { useWebMessages } from '../messages'

interface RetryErrorProps {
  /** The error message. */
  children: ReactNode
  /** The retry is in progress. */
  busy?: boolean | undefined
  /** Absent: a retry would give the same result. */
  onRetry?: (() => void) | undefined
}

/** The red box of a part that could not be loaded or saved, with a retry button. */
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
