import type { ReactNode } from 'react'
import { useId } from 'react'
import { FieldError } from './Field'

export interface RadioCardOption<Value extends string> {
  value: Value
  label: string
  note?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps<Value extends string> {
  legend: string
  options: readonly RadioCardOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  name?: string
  error?: string
  disabled?: boolean
  /** Narrowest card in pixels; the grid fits as many as it can in a row. */
  minWidth?: number
}

/** One of a few options, each with a line of explanation. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
  name,
  error,
  disabled,
  minWidth,
}: RadioCardsProps<Value>) {
  const ownName = useId()
  return (
    <fieldset
      className="pq-radios"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be invalid
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${ownName}-error` : undefined}
    >
      <legend className="pq-radios-legend">{legend}</legend>
      <div
        className="pq-radios-grid"
        style={minWidth ? ({ '--pq-radio-min': `${minWidth}px` } as object) : undefined}
      >
        {options.map((option) => (
          <label className="pq-radio" key={option.value}>
            <input
              type="radio"
              className="pq-radio-input"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="pq-radio-text">
              {option.label}
              {option.note && <span className="pq-radio-note">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div style={{ paddingTop: '6px' }}>
          <FieldError id={`${ownName}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
