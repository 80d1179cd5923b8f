import { newPasswordError, PASSWORD_MAX } from '@pathquest/core'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Context } from 'hono'
import { findPasswordHash } from '../auth'
import type { Db } from '../db/db'
import type { AppEnv } from '../http/app-env'
import { AppError } from '../runtime/errors'
import { tokenHash } from '../runtime/tokens'
import type { Services } from '../services/services'
import { isCardEmail } from './card-account'
import { confirmsFirst } from './confirm-sign-up'
import { hasMailToken, takeMailToken } from './store/mail-tokens'
import { findUserByProfile, type LoginUser, replacePassword } from './store/users'

let common: Set<string> | undefined

/** Whether a password is among the tens of thousands that people use most, in any case. */
function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'])
  const folded = password.trim().toLowerCase()
  return common.has(folded) || isOneSignRepeated(folded) || isRun(folded)
}

const isOneSignRepeated = (text: string): boolean => new Set(text).size === 1

/** abcdefgh, 87654321 */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, i) => sign.charCodeAt(0) - text.charCodeAt(i))
  return (
    steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))
  )
}

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
  await limits.signInFailures.reset(email)
}

/** Who has no password proves by a sign-in not longer ago than this. */
const FRESH_MS = 10 * 60_000

/**
 * Whoever sits at a browser that somebody left open is not its account's owner: these ask for the
 * password again, and where there is none for a sign-in of a moment ago. Throws what is wrong.
 */
export async function proveOwner(
  c: Context<AppEnv>,
  password: string | undefined,
): Promise<LoginUser> {
  const { store, accounts, limits, now } = c.var.services
  const session = await accounts.find(c.req.header('cookie') ?? '')
  const user = session && (await findUserByProfile(store.db, session.profileId))
  if (!user) throw new AppError('not_authenticated')
  if (isCardEmail(user.email)) throw new AppError('account_of_class')
  const hash = await findPasswordHash(store.db, user.userId)
  if (hash === undefined) {
    if (now() - session.signedInAt.getTime() > FRESH_MS) throw new AppError('sign_in_again')
    return user
  }
  if (!password) throw new AppError('password_required', {}, 'password')
  // Nobody without this session spends these tries.
  await limits.ownerFailures.run(
    user.userId,
    async () => {
      const isRight = await accounts.isPassword(password, hash)
      if (!isRight) throw new AppError('password_wrong', {}, 'password')
    },
    (error) => error.code === 'password_wrong',
  )
  return user
}
