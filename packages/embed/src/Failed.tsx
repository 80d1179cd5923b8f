import { LoadFailed } from '@pathquest/sdk/ui/InlineError'
import { failureTextsOf } from './page/texts'

export interface FailedProps {
  locale?: string
  onRetry: () => void
}

/** What stands where something broke or did not come. */
export function Failed({ locale, onRetry }: FailedProps) {
  const [text, retry] = failureTextsOf(locale)
  return (
    <div className="pq">
      <LoadFailed retry={retry} onRetry={onRetry}>
        {text}
      </LoadFailed>
    </div>
  )
}
