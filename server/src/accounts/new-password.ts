import { newPasswordError, PASSWORD_MAX } from '@pathquest/core'
import type { Db } from '../db/db'
import { AppError } from '../runtime/errors'
import { tokenHash } from '../runtime/token-hash'
import type { Services } from '../services/services'
import { isCommonPassword } from './common-passwords'
import { confirmsFirst } from './confirm-sign-up'
import { hasMailToken, takeMailToken } from './store/mail-tokens'
import { replacePassword } from './store/users'

const PURPOSE = 'reset-password'

/** Throws where nobody may have this password. */
export function checkNewPassword(password: string): void {
  const error = newPasswordError(password)
  if (error) throw new AppError(error, {}, 'password')
  if (password.length > PASSWORD_MAX) {
    const reason = `password has more than ${PASSWORD_MAX} characters`
    throw new AppError('bad_request', { reason }, 'password')
  }
  if (isCommonPassword(password)) throw new AppError('password_common', {}, 'password')
}

/** Ends what is joined to a profile: course logins, parents. A higher feature does it. */
export type UnlinkEverybody = (tx: Db, profileId: string, now: number) => Promise<void>

/**
 * A new password by the link of a mail. A password that is refused leaves the link as it is. Where
 * mails reach people, an account that was never confirmed may be a stranger's until now: who is
 * joined to it is parted from it.
 */
export async function resetPassword(
  services: Pick<Services, 'store' | 'accounts' | 'limits' | 'env' | 'now'>,
  { token, password }: { token: string; password: string },
  unlinkEverybody: UnlinkEverybody,
): Promise<void> {
  const { store, accounts, limits, now } = services
  checkNewPassword(password)
  const hash = tokenHash(token)
  // A hash of a password takes long: nobody without a link has one made.
  if (!(await hasMailToken(store.db, PURPOSE, hash, now()))) throw new AppError('link_invalid')
  const passwordHash = await accounts.hashPassword(password)
  const email = await store.transact(async (tx) => {
    const owner = await takeMailToken(tx, PURPOSE, hash, now())
    const user = owner && (await replacePassword(tx, owner, passwordHash, now()))
    if (!user) throw new AppError('link_invalid')
    const mayBeAStrangers = !user.emailVerified && confirmsFirst(services)
    if (mayBeAStrangers) await unlinkEverybody(tx, user.profileId, now())
    return user.email
  })
  // Guesses at the former password do not keep its owner out.
  limits.signInFailures.forget(email)
}
