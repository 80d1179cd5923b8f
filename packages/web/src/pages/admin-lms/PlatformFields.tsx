import type { Platform, RegisterPlatform, UpdatePlatform } from '@pathquest/core/contracts'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { parseUrl } from '../../older-browser/ponyfills'

/** Inactive and never used: it registered itself and waits; used before: somebody stopped it. */
export function platformState({
  isActive,
  uses,
}: Pick<Platform, 'isActive' | 'uses'>): 'active' | 'waiting' | 'stopped' {
  if (isActive) return 'active'
  return uses.courses + uses.activities === 0 ? 'waiting' : 'stopped'
}

/** Whether an address lies on another host than the issuer, which an administrator should see. */
export function isElsewhere(url: string, issuer: string): boolean {
  const [address, home] = [parseUrl(url), parseUrl(issuer)]
  return address === null || home === null || address.host !== home.host
}

/** Entries of a text area: one in a line (or between commas), without empty ones. */
export const linesOf = (text: string): string[] =>
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

/** What the dialog holds, as its fields show it. */
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

/** What is missing; whether an address is usable, the server says. */
export const validateRegisterForm = (form: RegisterForm): RegisterFormErrors =>
  Object.fromEntries(
    REQUIRED_FIELDS.filter((field) => form[field].trim() === '').map((field) => [field, true]),
  )

/** The request of a complete form; deployments that are entered are the only ones. */
export function toRegisterPlatform(form: RegisterForm): RegisterPlatform {
  const deploymentIds = linesOf(form.deploymentIds)
  return {
    name: form.name.trim(),
    issuer: form.issuer.trim(),
    clientId: form.clientId.trim(),
    authUrl: form.authUrl.trim(),
    tokenUrl: form.tokenUrl.trim(),
    jwksUrl: form.jwksUrl.trim(),
    tokenAudience: form.tokenAudience.trim() || null,
    frameOrigins: linesOf(form.frameOrigins),
    binding: deploymentIds.length > 0 ? 'by_hand' : 'first_launch',
    deploymentIds,
  }
}

/** The values of a platform, as the form for changing them begins. */
export const formOf = (platform: Platform): RegisterForm => ({
  ...EMPTY_FORM,
  name: platform.name,
  issuer: platform.issuer,
  clientId: platform.clientId,
  authUrl: platform.authUrl,
  tokenUrl: platform.tokenUrl,
  jwksUrl: platform.jwksUrl,
  tokenAudience: platform.tokenAudience ?? '',
})

/** What differs from the platform as the form knew it; undefined: nothing does. */
export function toUpdatePlatform(form: RegisterForm, known: Platform): UpdatePlatform | undefined {
  const before = formOf(known)
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

/** Whether issuer and client ID are fixed: somebody has come from there. */
export const isUsed = ({ uses }: Pick<Platform, 'uses'>): boolean =>
  uses.courses + uses.activities > 0

/**
 * The values of a platform while they are written.
 *
 * @param first what the fields begin with
 * @param error why the last try was refused; null: it was not
 */
export function usePlatformForm(first: RegisterForm, error: Error | null) {
  const [form, setForm] = useState(first)
  const [missing, setMissing] = useState<RegisterFormErrors>({})
  const refusal = error && toApiError(error)
  const onChange = (field: keyof RegisterForm, value: string) => {
    setForm((current) => ({ ...current, [field]: value }))
    setMissing((current) => ({ ...current, [field]: undefined }))
  }
  /** Sends what is complete; what is missing or was refused gets the focus. */
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
    /** What every field of it is given. */
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
const focusField = (form: HTMLElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()

/** The first field that is empty and may not be. */
const firstMissing = (missing: RegisterFormErrors) =>
  REQUIRED_FIELDS.find((field) => missing[field])
