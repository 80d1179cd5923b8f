import type { RegisterPlatform } from '@pathquest/game-core/contracts'
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
