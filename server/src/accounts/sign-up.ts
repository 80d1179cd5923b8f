import {
  type ErrorCode,
  newPasswordError,
  PASSWORD_MAX,
  readDisplayName,
  type SignUp,
  USER_TYPES,
  type UserType,
  validateSignUp,
} from '@pathquest/game-core'
import { isUniqueViolation } from '../db/violations'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { isCommonPassword } from './common-passwords'
import { isDemoEmail } from './demo-email'
import { insertAccount } from './store/accounts'
import type { Profile } from './store/profiles'

export type NewAccount = Omit<SignUp, 'birthMonth' | 'birthYear'>

/** Makes account and profile in one transaction, after every rule of the form. */
export async function signUp(
  { store, accounts, now }: Pick<Services, 'store' | 'accounts' | 'now'>,
  input: NewAccount,
): Promise<{ profile: Profile; userId: string }> {
  checkForm(input)
  const email = input.email.trim().toLowerCase()
  const passwordHash = await accounts.hashPassword(input.password)
  try {
    return await insertAccount(store.db, {
      email,
      passwordHash,
      displayName: input.fullName.normalize('NFKC').replace(/\s+/gu, ' ').trim(),
      userType: input.role as UserType,
      createdAt: now(),
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('email_taken', {}, 'email')
    throw error
  }
}

function checkForm({ email, password, fullName, role }: NewAccount): void {
  const errors = validateSignUp({
    firstName: fullName,
    lastName: fullName,
    email,
    password,
    confirmPassword: password,
    role,
    terms: true,
  })
  if (fullName.trim() === '') throw new AppError('full_name_required', {}, 'fullName')
  checkName(fullName)
  refuse('email', isDemoEmail(email) ? 'email_invalid' : errors.email)
  refuse('password', newPasswordError(password))
  if (password.length > PASSWORD_MAX) {
    const reason = `password has more than ${PASSWORD_MAX} characters`
    throw new AppError('bad_request', { reason }, 'password')
  }
  if (isCommonPassword(password)) throw new AppError('password_common', {}, 'password')
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
