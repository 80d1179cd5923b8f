import type { ReactNode, SelectHTMLAttributes } from 'react'
import { useId } from 'react'
import { Icon } from './art/Icon'
import { chevronDownIcon } from './art/icons'
import { describedBy, FieldFrame } from './Field'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Where its words are in another language than the form. */
  lang?: string
}

export interface SelectProps
  extends Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'value' | 'onChange' | 'children' | 'className'
  > {
  label: string
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** The entry for "nothing chosen yet". */
  placeholder?: string
  hint?: ReactNode
  error?: string
}

/** A native select. */
export function Select({
  label,
  value,
  options,
  onChange,
  placeholder,
  hint,
  error,
  id,
  disabled,
  ...rest
}: SelectProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} disabled={disabled}>
      <select
        {...rest}
        id={fieldId}
        className="pq-field-input pq-field-select"
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, error, hint)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            lang={option.lang}
          >
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={chevronDownIcon} />
    </FieldFrame>
  )
}
