import { useState } from 'react'
import { Icon } from '../art/Icon'
import { hideIcon, showIcon } from '../art/icons'
import { TextField, type TextFieldProps } from './TextField'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel: string
  hideLabel: string
}

/** A password with a button that shows it. */
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
