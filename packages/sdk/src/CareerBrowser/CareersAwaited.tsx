import { refreshIcon } from '../art/icons'
import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import { InlineError } from '../ui/Feedback'

export interface CareersAwaitedProps {
  hasFailed: boolean
  onRetry?: () => void
}

/** Where careers will be, so that nothing jumps when they come; or why they do not. */
export function CareersAwaited({ hasFailed, onRetry }: CareersAwaitedProps) {
  const t = useMessages(careersMessages)
  return (
    <>
      <div className="pq-careers-found">
        <p className="pq-careers-count" role="status">
          {hasFailed ? null : t('careers.loading')}
        </p>
      </div>
      {hasFailed ? (
        <InlineError
          action={
            onRetry && (
              <Button size="sm" icon={refreshIcon} onClick={onRetry}>
                {t('careers.retry')}
              </Button>
            )
          }
        >
          {t('careers.failed')}
        </InlineError>
      ) : (
        <div className="pq-careers-grid" aria-hidden="true">
          {Array.from({ length: 8 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <div key={i} className="pq-career-cell">
              <div className="pq-card pq-career-empty" data-flush />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
