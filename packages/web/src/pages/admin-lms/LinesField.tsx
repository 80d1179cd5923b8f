import { FieldFrame } from '@pathquest/ui'
import { useId } from 'react'

export interface LinesFieldProps {
  label: string
  name?: string
  hint: string
  error?: string
  value: string
  onChange: (value: string) => void
}

/** Several short texts, one in a line. */
export function LinesField({ label, name, hint, error, value, onChange }: LinesFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        name={name}
        className="pq-field-input admin-lms-lines"
        rows={2}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
