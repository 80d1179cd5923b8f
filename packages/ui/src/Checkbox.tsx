import type { InputHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from './art/Icon'
import { checkIcon } from './art/icons'
import { FieldError } from './Field'

export interface CheckboxProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'checked' | 'onChange' | 'children' | 'type' | 'className'
  > {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string
}

/** A checkbox; the label may contain links. */
export function Checkbox({ label, checked, onChange, error, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className="pq-field">
      <label className="pq-check" htmlFor={fieldId}>
        <span className="pq-check-box">
          <input
            {...rest}
            id={fieldId}
            type="checkbox"
            className="pq-check-input"
            checked={checked}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${fieldId}-error` : undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <Icon icon={checkIcon} />
        </span>
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  )
}

export type SwitchProps = Omit<CheckboxProps, 'error'>

/** Takes effect at once, without a form to submit. */
export function Switch({ label, checked, onChange, id, ...rest }: SwitchProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <label className="pq-check" htmlFor={fieldId}>
      <input
        {...rest}
        id={fieldId}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className="pq-check-input"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
