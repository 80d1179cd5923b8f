import type { ReactNode } from 'react'
import { Icon } from '../art/Icon'
import { errorIcon } from '../art/icons'

export interface InlineErrorProps {
  children: ReactNode
  /** A way to try again, below the text. */
  action?: ReactNode
}

/** The red box: what went wrong, read out at once. */
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
