import type { ReactNode } from 'react'
import { Icon } from './art/Icon'
import { errorIcon, refreshIcon } from './art/icons'

export interface InlineErrorProps {
  children: ReactNode
  /** A retry action, below the text. */
  action?: ReactNode
}

/** The red box: what went wrong, announced at once. */
export function InlineError({ children, action }: InlineErrorProps) {
  return (
    <div className="pq-inline-error" role="alert">
      <Icon icon={errorIcon} />
      <div>
        {children}
        {action && <div>{action}</div>}
      </div>
    </div>
  )
}

export interface LoadFailedProps {
  children: string
  /** The button's text. */
  retry: string
  onRetry?: () => void
}

/** A load error with a retry button; without `Button`, for a first paint. */
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
