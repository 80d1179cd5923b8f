import type { ApiError } from '@pathquest/sdk/api/error'
import { TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { REQUIRED_FIELDS, type RegisterForm, type RegisterFormErrors } from './register-form'

type Field = (typeof REQUIRED_FIELDS)[number] | 'tokenAudience'

const LABELS = {
  name: 'adminLms.name',
  issuer: 'adminLms.issuer',
  clientId: 'adminLms.clientIdLabel',
  authUrl: 'adminLms.authUrl',
  tokenUrl: 'adminLms.tokenUrl',
  jwksUrl: 'adminLms.jwksUrl',
  tokenAudience: 'adminLms.tokenAudienceLabel',
} as const

export interface PlatformFieldProps {
  field: Field
  form: RegisterForm
  missing: RegisterFormErrors
  refusal: ApiError | null
  hint?: string
  disabled?: boolean
  onChange: (field: Field, value: string) => void
}

/** One value that an LMS shows, with what is wrong about it. */
export function PlatformField({
  field,
  form,
  missing,
  refusal,
  hint,
  disabled,
  onChange,
}: PlatformFieldProps) {
  const t = useMessages(adminLmsMessages)
  const errorText = useErrorText()
  const isRefused = refusal?.field === field
  const refused = isRefused ? errorText(refusal) : undefined
  return (
    <TextField
      label={t(LABELS[field])}
      hint={hint}
      name={field}
      value={form[field]}
      error={missing[field] ? t('adminLms.required') : refused}
      maxLength={field === 'name' ? 80 : 500}
      autoComplete="off"
      spellCheck={false}
      disabled={disabled}
      inputMode={field.endsWith('Url') || field === 'issuer' ? 'url' : undefined}
      onChange={(value) => onChange(field, value)}
    />
  )
}

/** Puts the focus into the field of this name. */
export const focusField = (form: HTMLElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()

/** The first field that is empty and may not be. */
export const firstMissing = (missing: RegisterFormErrors) =>
  REQUIRED_FIELDS.find((field) => missing[field])
