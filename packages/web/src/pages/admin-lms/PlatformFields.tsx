import type { Platform, RegisterPlatform, UpdatePlatform } from '@pathquest/core/contracts'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { parseUrl } from '../../older-browser/ponyfills'

/** Inactive and never used: it registered itself and waits; used before: it was stopped. */
export function platformState({
  isActive,
  uses,
}: Pick<Platform, 'isActive' | 'uses'>): 'active' | 'waiting' | 'stopped' {
  if (isActive) return 'active'
  return uses.courses + uses.activities === 0 ? 'waiting' : 'stopped'
}

/** Whether a URL is on another host than the issuer, which an administrator should see. */
export function isElsewhere(url: string, issuer: string): boolean {
  const [address, home] = [parseUrl(url), parseUrl(issuer)]
  return address === null || home === null || address.host !== home.host
}

/** Entries of a text area: one per line (or comma-separated), without empty ones. */
export const splitLines = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const REQUIRED_FIELDS = [
  'name',
  'issuer',
  'clientId',
  'authUrl',
  'tokenUrl',
  'jwksUrl',
] as const

/** The dialog's fields. */
interface RegisterForm extends Record<(typeof REQUIRED_FIELDS)[number], string> {
  deploymentIds: string
  frameOrigins: string
  tokenAudience: string
}

export const EMPTY_FORM: RegisterForm = {
  name: '',
  issuer: '',
  clientId: '',
  authUrl: '',
  tokenUrl: '',
  jwksUrl: '',
  deploymentIds: '',
  frameOrigins: '',
  tokenAudience: '',
}

type RegisterFormErrors = Partial<Record<keyof RegisterForm, true>>

/** Missing fields; whether a URL is usable is checked by the server. */
export const validateRegisterForm = (form: RegisterForm): RegisterFormErrors =>
  Object.fromEntries(
    REQUIRED_FIELDS.filter((field) => form[field].trim() === '').map((field) => [field, true]),
  )

/** The request of a complete form; if deployments are entered they are the only ones. */
export function toRegisterPlatform(form: RegisterForm): RegisterPlatform {
  const deploymentIds = splitLines(form.deploymentIds)
  return {
    name: form.name.trim(),
    issuer: form.issuer.trim(),
    clientId: form.clientId.trim(),
    authUrl: form.authUrl.trim(),
    tokenUrl: form.tokenUrl.trim(),
    jwksUrl: form.jwksUrl.trim(),
    tokenAudience: form.tokenAudience.trim() || null,
    frameOrigins: splitLines(form.frameOrigins),
    binding: deploymentIds.length > 0 ? 'by_hand' : 'first_launch',
    deploymentIds,
  }
}

/** The initial form values of a platform. */
export const toForm = (platform: Platform): RegisterForm => ({
  ...EMPTY_FORM,
  name: platform.name,
  issuer: platform.issuer,
  clientId: platform.clientId,
  authUrl: platform.authUrl,
  tokenUrl: platform.tokenUrl,
  jwksUrl: platform.jwksUrl,
  tokenAudience: platform.tokenAudience ?? '',
})

/** The differences from the platform as the form knew it; undefined: none. */
export function toUpdatePlatform(form: RegisterForm, known: Platform): UpdatePlatform | undefined {
  const before = toForm(known)
  const changed = REQUIRED_FIELDS.filter((field) => form[field].trim() !== before[field])
  const audience = form.tokenAudience.trim()
  const isOtherAudience = audience !== before.tokenAudience
  if (changed.length === 0 && !isOtherAudience) return undefined
  return {
    ...Object.fromEntries(changed.map((field) => [field, form[field].trim()])),
    ...(isOtherAudience ? { tokenAudience: audience || null } : {}),
    updatedAt: known.updatedAt,
  }
}

/** Whether issuer and client ID are fixed: there has been a launch. */
export const isUsed = ({ uses }: Pick<Platform, 'uses'>): boolean =>
  uses.courses + uses.activities > 0

/**
 * State of the form for a platform.
 *
 * @param first the initial values
 * @param error why the last submission was refused; null: it was not
 */
export function usePlatformForm(first: RegisterForm, error: Error | null) {
  const [form, setForm] = useState(first)
  const [missing, setMissing] = useState<RegisterFormErrors>({})
  const refusal = error && toApiError(error)
  const onChange = (field: keyof RegisterForm, value: string) => {
    setForm((current) => ({ ...current, [field]: value }))
    setMissing((current) => ({ ...current, [field]: undefined }))
  }
  /** Submits a complete form; missing or refused fields get the focus. */
  const onSubmit =
    (send: (onError: (error: Error) => void) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const found = validateRegisterForm(form)
      setMissing(found)
      const fields = event.currentTarget
      const empty = firstMissing(found)
      if (empty) return focusField(fields, empty)
      send((error) => focusField(fields, toApiError(error).field ?? ''))
    }
  return {
    form,
    refill: setForm,
    onSubmit,
    /** Common props of its fields. */
    field: { form, missing, refusal, onChange },
    /** The refusal that no field shows. */
    refusal: refusal?.field && refusal.field in form ? null : refusal,
  }
}

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

interface PlatformFieldProps {
  field: Field
  form: RegisterForm
  missing: RegisterFormErrors
  refusal: ApiError | null
  hint?: string
  disabled?: boolean
  onChange: (field: Field, value: string) => void
}

/** One value that an LMS shows, with its error. */
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

/** Focuses the field of this name. */
const focusField = (form: HTMLElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()

/** The first empty required field. */
const firstMissing = (missing: RegisterFormErrors) =>
  REQUIRED_FIELDS.find((field) => missing[field])
