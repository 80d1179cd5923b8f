import { LoadFailed as Failed } from '@pathquest/ui/InlineError'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

export interface CareersPlaceholderProps {
  hasFailed: boolean
  onRetry?: () => void
}

/** A placeholder for the careers that avoids layout shift; or why they did not load. */
export function CareersPlaceholder({ hasFailed, onRetry }: CareersPlaceholderProps) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its position
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

/** A load error, with the texts of the first paint. */
export function LoadFailed(props: LoadFailedProps) {
  const t = useMessages(careersMessages)
  return <Failed {...props} retry={t('careers.retry')} />
}
