import type { ReactNode } from 'react'
import { Icon } from '../art/Icon'
import { errorIcon } from '../art/icons'

/** Three stops of a course, filled in turn. */
export function Spinner() {
  return (
    <span className="pq-spinner" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

export interface LoadingProps {
  text: string
}

/** Fills the place of what is not there yet. */
export function Loading({ text }: LoadingProps) {
  return (
    <div className="pq-loading" role="status">
      <Spinner />
      <span>{text}</span>
    </div>
  )
}

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
        {action && <div style={{ marginTop: 8 }}>{action}</div>}
      </div>
    </div>
  )
}
