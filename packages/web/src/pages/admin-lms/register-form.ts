import type { Platform, RegisterPlatform, UpdatePlatform } from '@pathquest/core/contracts'
import { linesOf } from './platform-state'

export const REQUIRED_FIELDS = [
  'name',
  'issuer',
  'clientId',
  'authUrl',
  'tokenUrl',
  'jwksUrl',
] as const

/** What the dialog holds, as its fields show it. */
export interface RegisterForm extends Record<(typeof REQUIRED_FIELDS)[number], string> {
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

export type RegisterFormErrors = Partial<Record<keyof RegisterForm, true>>

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
