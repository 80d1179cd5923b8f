import type { ApiError } from '@pathquest/sdk/api/error'
import { refreshIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, InlineError } from '@pathquest/sdk/ui'
import { playMessages } from '../../messages/en/play'
import { useErrorText } from '../../messages/use-error-text'

export interface VisitFailedProps {
  error: ApiError
  onRetry: () => void
}

/** Nobody could say what this visit is for. */
export function VisitFailed({ error, onRetry }: VisitFailedProps) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  return (
    <main id="main" className="pq-page pq-page-narrow">
      <InlineError
        action={
          <Button size="sm" icon={refreshIcon} onClick={onRetry}>
            {t('play.tryAgain')}
          </Button>
        }
      >
        {errorText(error)}
      </InlineError>
    </main>
  )
}
