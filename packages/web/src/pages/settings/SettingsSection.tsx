import type { ErrorCode, Refusal } from '@pathquest/core/errors'
import { toApiError } from '@pathquest/sdk/api/error'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useErrorText } from '../../messages/use-error-text'
import { focusFirstInvalid } from '../../shell/AuthFrame'

interface SettingsSectionProps {
  /** The URL fragment that leads here. */
  id?: string
  title: string
  note?: ReactNode
  danger?: boolean
  children: ReactNode
}

/** Description at the left, controls at the right; stacked on a phone. */
export function SettingsSection({ id, title, note, danger, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      className="pq-card settings-section"
      data-danger={danger || undefined}
      aria-labelledby={titleId}
    >
      <header className="settings-about">
        <h2 id={titleId}>{title}</h2>
        {note && <p className="pq-muted">{note}</p>}
      </header>
      <div className="settings-body">{children}</div>
    </section>
  )
}

/** The errors of one form: from its own checks, and from the server. */
export function useFieldErrors<Field extends string>(fields: readonly Field[]) {
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<string>()
  const show = (found: Partial<Record<Field, string>>) => {
    setErrors(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) focusFirstInvalid(form.current)
  }
  return {
    form,
    failure,
    of: (field: Field) => errors[field],
    clear: (field: Field) => setErrors((known) => ({ ...known, [field]: undefined })),
    /** Sets the errors by field; returns true if there are none. */
    check: (found: Partial<Record<Field, ErrorCode | Refusal | undefined>>): boolean => {
      const texts: Partial<Record<Field, string>> = {}
      for (const field of fields) {
        const wrong = found[field]
        if (wrong) texts[field] = errorText(typeof wrong === 'string' ? { code: wrong } : wrong)
      }
      show(texts)
      return Object.keys(texts).length === 0
    },
    /** `rename`: maps the server's field names. */
    refused: (error: unknown, rename: Partial<Record<string, Field>> = {}) => {
      const refusal = toApiError(error)
      const field = rename[refusal.code] ?? rename[refusal.field ?? ''] ?? refusal.field
      const known = fields.find((one) => one === field)
      if (known) show({ [known]: errorText(refusal) } as Partial<Record<Field, string>>)
      else setFailure(errorText(refusal))
    },
  }
}
