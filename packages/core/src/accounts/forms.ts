import type { ErrorCode, FieldErrors } from '../errors'
import {
  DISPLAY_NAME_MAX,
  MAX_PLAYERS_FORM_DEFAULT,
  MAX_PLAYERS_MAX,
  MAX_PLAYERS_MIN,
  MAX_PLAYERS_STORED_DEFAULT,
} from '../rooms/timing'
import { graphemeCount } from '../visible-text'
import {
  AGE_MIN_ACCOUNT,
  PASSWORD_MIN_LOGIN,
  PASSWORD_MIN_SIGN_UP,
  USER_TYPES,
} from './account-choices'

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

function emailError(email: string): ErrorCode | undefined {
  if (email.trim() === '') return 'email_required'
  return EMAIL.test(email.trim()) && email.length <= 254 ? undefined : 'email_invalid'
}

function found<Field extends string>(
  errors: Record<Field, ErrorCode | undefined>,
): FieldErrors<Field> {
  return Object.fromEntries(
    Object.entries(errors).filter(([, code]) => code !== undefined),
  ) as FieldErrors<Field>
}

export interface LoginForm {
  email: string
  password: string
}

export function validateLogin(form: LoginForm): FieldErrors<keyof LoginForm> {
  return found({
    email: emailError(form.email),
    password:
      form.password === ''
        ? 'password_required'
        : form.password.length < PASSWORD_MIN_LOGIN
          ? 'password_short_login'
          : undefined,
  })
}

export const validateForgotPassword = (form: { email: string }): FieldErrors<'email'> =>
  found({ email: emailError(form.email) })

export interface NewPasswordForm {
  password: string
  confirmPassword: string
}

export function validateNewPassword(form: NewPasswordForm): FieldErrors<keyof NewPasswordForm> {
  return found({
    password: newPasswordError(form.password),
    confirmPassword: confirmError(form),
  })
}

const confirmError = ({ password, confirmPassword }: NewPasswordForm): ErrorCode | undefined =>
  confirmPassword === ''
    ? 'confirm_required'
    : confirmPassword !== password
      ? 'passwords_differ'
      : undefined

export interface SignUpForm {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
  role: string
  terms: boolean
}

export function validateSignUp(form: SignUpForm): FieldErrors<keyof SignUpForm> {
  return found({
    firstName: form.firstName.trim() === '' ? 'first_name_required' : undefined,
    lastName: form.lastName.trim() === '' ? 'last_name_required' : undefined,
    email: emailError(form.email),
    password: newPasswordError(form.password),
    confirmPassword: confirmError(form),
    role: (USER_TYPES as readonly string[]).includes(form.role) ? undefined : 'role_required',
    terms: form.terms ? undefined : 'terms_required',
  })
}

/** For a user whose email address came from the identity provider. */
export function validateProviderSignUp({
  firstName,
  lastName,
  role,
  terms,
}: Pick<SignUpForm, 'firstName' | 'lastName' | 'role' | 'terms'>) {
  const whole = { firstName, lastName, role, terms, email: '', password: '', confirmPassword: '' }
  const errors = validateSignUp(whole)
  return found({
    firstName: errors.firstName,
    lastName: errors.lastName,
    role: errors.role,
    terms: errors.terms,
  })
}

export const newPasswordError = (password: string): ErrorCode | undefined =>
  password === ''
    ? 'password_required'
    : password.length < PASSWORD_MIN_SIGN_UP
      ? 'password_short'
      : undefined

/** First and last name trimmed and joined by a space. */
export const fullNameOf = (first: string, last: string): string => `${first.trim()} ${last.trim()}`

/**
 * Neutral age gate: by month and year only; where that leaves it open, the younger reading applies.
 */
export function oldEnough(birthYear: number, birthMonth: number, now: Date): boolean {
  const months = (now.getUTCFullYear() - birthYear) * 12 + (now.getUTCMonth() + 1 - birthMonth)
  // The day of birth is unknown: in the birthday's own month the age does not count as reached yet.
  return months > AGE_MIN_ACCOUNT * 12
}

export interface JoinFields {
  gameCode: string
  displayName: string
}

export function validateJoin(form: JoinFields): FieldErrors<keyof JoinFields> {
  return found({
    gameCode: form.gameCode.trim() === '' ? 'game_code_required' : undefined,
    displayName:
      form.displayName.trim() === ''
        ? 'name_required'
        : graphemeCount(form.displayName.trim()) > DISPLAY_NAME_MAX
          ? 'name_too_long'
          : undefined,
  })
}

/** Absent: 50; not a number: 30; else the number itself, whose range `maxPlayersError` checks. */
export function readMaxPlayers(value: unknown): number {
  if (value === undefined || value === null) return MAX_PLAYERS_STORED_DEFAULT
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? Math.trunc(number) : MAX_PLAYERS_FORM_DEFAULT
}

export const maxPlayersError = (value: number): ErrorCode | undefined =>
  value >= MAX_PLAYERS_MIN && value <= MAX_PLAYERS_MAX ? undefined : 'max_players_range'
