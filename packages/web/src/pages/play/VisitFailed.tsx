import type { ApiError } from '@pathquest/sdk/api/error'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'

export interface VisitFailedProps {
  error: ApiError
  onRetry: () => void
}

/** Nobody could say what this visit is for. */
export function VisitFailed({ error, onRetry }: VisitFailedProps) {
  const errorText = useErrorText()
  return (
    <main id="main" className="pq-page pq-page-narrow">
      <RetryError onRetry={onRetry}>{errorText(error)}</RetryError>
    </main>
  )
}
