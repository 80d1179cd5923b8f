import {
  type ErrorCode,
  readDisplayName,
  type SignUp,
  USER_TYPES,
  type UserType,
  validateSignUp,
} from '@pathquest/game-core'
import { isUniqueViolation } from '../db/violations'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { isDemoEmail } from './demo-email'
import { checkNewPassword } from './new-password'
import type { PendingSignUp } from './pending-sign-up'
import { insertAccount, type Login } from './store/accounts'
import type { Profile } from './store/profiles'

export type NewPerson = Pick<SignUp, 'email' | 'fullName' | 'role'>
export type NewAccount = NewPerson & Pick<SignUp, 'password'>

interface SignedUp {
  profile: Profile
  userId: string
}

/** Makes account and profile in one transaction, after every rule of the form. */
export async function signUp(
  services: Pick<Services, 'store' | 'accounts' | 'now'>,
  { password, ...person }: NewAccount,
): Promise<SignedUp> {
  checkPerson(person)
  checkNewPassword(password)
  return insert(services, person, { passwordHash: await services.accounts.hashPassword(password) })
}

/** The same for somebody whom a provider vouches for; there is no password. */
export async function signUpWithIdentity(
  services: Pick<Services, 'store' | 'now'>,
  form: Omit<NewPerson, 'email'>,
  { email, provider, accountId, emailVerified }: PendingSignUp,
): Promise<SignedUp> {
  const person = { ...form, email }
  checkPerson(person)
  return insert(services, person, { provider, accountId, emailVerified })
}

async function insert(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { email, fullName, role }: NewPerson,
  login: Login,
): Promise<SignedUp> {
  try {
    return await insertAccount(store.db, {
      email: email.trim().toLowerCase(),
      displayName: fullName.normalize('NFKC').replace(/\s+/gu, ' ').trim(),
      userType: role as UserType,
      createdAt: now(),
      ...login,
    })
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
  checkName(fullName)
  refuse('email', isDemoEmail(email) ? 'email_invalid' : errors.email)
  if (!(USER_TYPES as readonly string[]).includes(role)) {
    throw new AppError('role_required', {}, 'role')
  }
}

/** A full name may be longer than a name in a game, but has the same characters. */
function checkName(fullName: string): void {
  const words = fullName.trim().split(/\s+/)
  for (const word of words) {
    const read = readDisplayName(word.slice(0, 30))
    if (!read.ok && read.code === 'name_not_allowed') {
      throw new AppError(read.code, {}, 'fullName')
    }
  }
}

function refuse(field: string, code: ErrorCode | undefined): void {
  if (code) throw new AppError(code, {}, field)
}
