import type { ReactNode } from 'react'
import { Icon } from './art/Icon'
import { errorIcon } from './art/icons'

export interface FieldFrameProps {
  id: string
  label: string
  hint?: ReactNode
  error?: string
  disabled?: boolean
  /** Large spaced characters, for the game code. */
  code?: boolean
  children: ReactNode
}

/** The `aria-describedby` of a field: its error and its hint. */
export const describedBy = (id: string, error?: string, hint?: ReactNode): string | undefined =>
  [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined

/** Label above, control, hint and error below. */
export function FieldFrame({ id, label, hint, error, disabled, code, children }: FieldFrameProps) {
  return (
    <div
      className="pq-field"
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
      data-code={code || undefined}
    >
      <label className="pq-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="pq-field-box">{children}</div>
      {hint && (
        <div className="pq-field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export interface FieldErrorProps {
  id?: string
  children: ReactNode
}

/** The error of one field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div className="pq-field-error" id={id}>
      <Icon icon={errorIcon} />
      <span>{children}</span>
    </div>
  )
}
