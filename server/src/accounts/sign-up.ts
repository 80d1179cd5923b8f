import {
  type ErrorCode,
  oldEnough,
  type SignUp,
  USER_TYPES,
  type UserType,
  validateSignUp,
} from '@pathquest/core'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isUniqueViolation } from '../db/storage-fault'
import type { AppEnv } from '../http/app-env'
import { checkedName, FULL_NAME_MAX } from '../names'
import { AppError } from '../runtime/errors'
import type { Language } from '../runtime/language'
import type { Services } from '../services/services'
import { isCardEmail } from './card-account'
import { clearPendingCookie, type PendingSignUp } from './confirm-sign-up'
import { isDemoEmail } from './demo'
import { checkNewPassword } from './passwords'
import { insertAccount } from './store/accounts'
import type { Profile } from './store/profiles'
import type { ReadSignUp, WaitingSignUp } from './store/waiting-sign-ups'

const COOKIE = 'pathquest.age'

/**
 * The neutral age gate. Nothing of the birth date is kept; a browser session that was turned away
 * carries a mark, so that another year does not help.
 */
export function checkAge(c: Context<AppEnv>, birth: { birthMonth: number; birthYear: number }) {
  const { env, now } = c.var.services
  const isOld = oldEnough(birth.birthYear, birth.birthMonth, new Date(now()))
  if (isOld && getCookie(c, COOKIE) === undefined) return
  setCookie(c, COOKIE, '1', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.publicOrigin.startsWith('https:'),
  })
  clearPendingCookie(c)
  throw new AppError('under_age')
}

type NewPerson = Pick<SignUp, 'email' | 'fullName' | 'role' | 'schoolId'> & { language: Language }
export type NewAccount = NewPerson & Pick<SignUp, 'password'>

interface SignedUp {
  profile: Profile
  userId: string
}

/** What an account is made of, after every rule of the form; nothing is stored or looked up. */
export async function readSignUp(
  { env, accounts }: Pick<Services, 'env' | 'accounts'>,
  { password, ...person }: NewAccount,
): Promise<ReadSignUp & { passwordHash: string }> {
  checkPerson(person)
  checkNewPassword(password)
  return { ...accountOf(env, person), passwordHash: await accounts.hashPassword(password) }
}

/** The same for somebody whom a provider vouches for; there is no password. */
export function readSignUpWithIdentity(
  { env }: Pick<Services, 'env'>,
  form: Omit<NewPerson, 'email'>,
  { email, provider, accountId }: PendingSignUp,
): ReadSignUp {
  const person = { ...form, email }
  checkPerson(person)
  return { ...accountOf(env, person), provider, accountId }
}

const accountOf = (
  env: Services['env'],
  { email, fullName, role, schoolId = null, language }: NewPerson,
) => ({
  email: email.trim().toLowerCase(),
  displayName: checkedName(fullName, 'fullName', FULL_NAME_MAX),
  userType: role as UserType,
  awaitsApproval: role === 'teacher' && env.teacherSignUp === 'approval',
  schoolId,
  language,
})

/** Makes account and profile in one transaction, at once. */
export async function signUp(
  { store, now }: Pick<Services, 'store' | 'now'>,
  account: WaitingSignUp & { emailVerified?: boolean },
): Promise<SignedUp> {
  try {
    return await insertAccount(store.db, { ...account, createdAt: now() })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('email_taken', {}, 'email')
    if (error instanceof AppError) throw error
    throw new AppError('sign_up_failed', {}, undefined, { cause: error })
  }
}

function checkPerson({ email, fullName, role }: NewPerson): void {
  const errors = validateSignUp({
    firstName: fullName,
    lastName: fullName,
    email,
    password: '',
    confirmPassword: '',
    role,
    terms: true,
  })
  if (fullName.trim() === '') throw new AppError('full_name_required', {}, 'fullName')
  checkedName(fullName, 'fullName', FULL_NAME_MAX)
  refuse('email', isDemoEmail(email) || isCardEmail(email) ? 'email_invalid' : errors.email)
  if (!(USER_TYPES as readonly string[]).includes(role)) {
    throw new AppError('role_required', {}, 'role')
  }
}

function refuse(field: string, code: ErrorCode | undefined): void {
  if (code) throw new AppError(code, {}, field)
}
