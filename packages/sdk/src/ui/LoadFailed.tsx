import { Icon } from '../art/Icon'
import { refreshIcon } from '../art/icons'
import { InlineError } from './InlineError'

export interface LoadFailedProps {
  children: string
  /** The button's text. */
  retry: string
  onRetry?: () => void
}

/** What did not load, and the way to try again; without `Button`, for a first paint. */
export const LoadFailed = ({ children, retry, onRetry }: LoadFailedProps) => (
  <InlineError
    action={
      onRetry && (
        <button type="button" className="pq-button" data-size="sm" onClick={onRetry}>
          <Icon icon={refreshIcon} />
          {retry}
        </button>
      )
    }
  >
    {children}
  </InlineError>
)
