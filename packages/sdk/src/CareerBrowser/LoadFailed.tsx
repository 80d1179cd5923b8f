import { Icon } from '../art/Icon'
import { errorIcon, refreshIcon } from '../art/icons'
import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'

export interface LoadFailedProps {
  children: string
  onRetry?: () => void
}

/** What did not load, and the way to try again; as `InlineError`, in the first paint's own words. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
  const t = useMessages(careersMessages)
  return (
    <div className="pq-inline-error" role="alert">
      <Icon icon={errorIcon} />
      <div>
        {children}
        {onRetry && (
          <div style={{ marginTop: '8px' }}>
            <button type="button" className="pq-button" data-size="sm" onClick={onRetry}>
              <Icon icon={refreshIcon} />
              {t('careers.retry')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
