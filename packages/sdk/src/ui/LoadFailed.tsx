import { Icon } from '../art/Icon'
import { errorIcon, refreshIcon } from '../art/icons'

export interface LoadFailedProps {
  children: string
  /** The button's text. */
  retry: string
  onRetry?: () => void
}

/** What did not load, and the way to try again: `InlineError` with its button, for a first paint. */
export const LoadFailed = ({ children, retry, onRetry }: LoadFailedProps) => (
  <div className="pq-inline-error" role="alert">
    <Icon icon={errorIcon} />
    <div>
      {children}
      {onRetry && (
        <div style={{ marginTop: '8px' }}>
          <button type="button" className="pq-button" data-size="sm" onClick={onRetry}>
            <Icon icon={refreshIcon} />
            {retry}
          </button>
        </div>
      )}
    </div>
  </div>
)
