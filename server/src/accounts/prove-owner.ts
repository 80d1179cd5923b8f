import type { Context } from 'hono'
import { findPasswordHash } from '../auth'
import type { AppEnv } from '../http/app-env'
import { AppError } from '../runtime/errors'
import { findUserByProfile, type LoginUser } from './store/users'

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
