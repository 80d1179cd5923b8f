import { FieldFrame } from '@pathquest/ui/Field'
import { type KeyboardEvent, type Ref, useId } from 'react'
import './text-area.css'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  error?: string
  rows?: number
  maxLength?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Shortcuts of the page must not fire while the user types. */
const stopKeys = (event: KeyboardEvent) => event.stopPropagation()

/** A multi-line text; it grows with its content if the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, hint, error, rows = 3, maxLength, inputRef } = props
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        ref={inputRef}
        id={id}
        className="pq-field-input pq-text-area"
        rows={rows}
        maxLength={maxLength}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onKeyDown={stopKeys}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
