import { LoadFailed as Failed } from '@pathquest/ui/InlineError'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

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
        <LoadFailed onRetry={onRetry}>{t('careers.failed')}</LoadFailed>
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

export interface LoadFailedProps {
  children: string
  onRetry?: () => void
}

/** What did not load, in the first paint's own words. */
export function LoadFailed(props: LoadFailedProps) {
  const t = useMessages(careersMessages)
  return <Failed {...props} retry={t('careers.retry')} />
}
