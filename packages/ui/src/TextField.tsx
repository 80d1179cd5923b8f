import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react'
import { useId, useState } from 'react'
import { Icon } from './art/Icon'
import type { IconDrawing } from './art/icons'
import { hideIcon, showIcon } from './art/icons'
import { describedBy, FieldFrame } from './Field'

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'children' | 'className'
>

export interface TextFieldProps extends InputAttributes {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  error?: string
  icon?: IconDrawing
  code?: boolean
  /** A control at the right end, inside the frame. */
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** A host page's shortcuts must not fire while the user types. */
const stopKeys = (event: KeyboardEvent) => event.stopPropagation()

export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  icon,
  code,
  end,
  inputRef,
  id,
  disabled,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      disabled={disabled}
      code={code}
    >
      {icon && <Icon icon={icon} />}
      <input
        onKeyDown={stopKeys}
        {...rest}
        ref={inputRef}
        id={fieldId}
        className="pq-field-input"
        type={type}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, error, hint)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {end}
    </FieldFrame>
  )
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel: string
  hideLabel: string
}

/** A password with a button that reveals it. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="pq-field-button"
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon icon={shown ? hideIcon : showIcon} />
        </button>
      }
    />
  )
}
