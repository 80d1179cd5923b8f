import type { SessionUser } from '@pathquest/core'
import type { Context } from 'hono'
import type { Db, Row } from '../db/db'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { deviceId, readDevice } from '../http/device'
import { getTokenBalance } from '../rewards'
import { isCardEmail } from './card-account'
import { isDemoEmail } from './demo'
import { findProfile } from './store/profiles'
import { findUserByProfile, isAdmin } from './store/users'

/**
 * A cookie from before is of no use after a new sign-in. Who comes back from a provider is of
 * another origin and has no principal: the cookie itself is asked.
 */
export async function endFormerSession(c: Context<AppEnv>): Promise<void> {
  const { accounts, sessionSockets } = c.var.services
  const cookie = c.req.header('cookie')
  if (cookie === undefined || !(await accounts.find(cookie))) return
  await accounts.signOut(cookie)
  await sessionSockets.recheck()
}

export function setCookies(c: Context<AppEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}

/** The signed-in account as the app shows it. */
export async function sessionUser(db: Db, profileId: string): Promise<SessionUser | null> {
  const profile = await findProfile(db, profileId)
  if (!profile) return null
  return {
    profileId: profile.id,
    displayName: profile.displayName,
    email: profile.email,
    userType: profile.userType,
    tokens: await getTokenBalance(db, profile.id),
    isAdmin: await isAdmin(db, profile.id),
    mustConfirmEmail: await mustConfirmEmail(db, profile.id),
    ...(profile.awaitsApproval ? { awaitsApproval: true } : {}),
    createdAt: profile.createdAt,
  }
}

async function mustConfirmEmail(db: Db, profileId: string): Promise<boolean> {
  const user = await findUserByProfile(db, profileId)
  if (user === undefined || user.emailVerified) return false
  return !isDemoEmail(user.email) && !isCardEmail(user.email)
}

/** Somebody on a visit from an LMS: with the role of that course, without what only an account has. */
export async function visitingUser(db: Db, launch: Row<'ltiLaunches'>): Promise<SessionUser> {
  const user = await sessionUser(db, launch.profileId)
  if (!user) throw new Error('A visit without its profile')
  // What a course says of a person waits for nobody here.
  const { awaitsApproval: _, ...known } = user
  return { ...known, email: null, userType: launch.role, isAdmin: false, mustConfirmEmail: false }
}

/**
 * Counts a request that signs in, signs up or answers a mail: by its device where that is known, so
 * that one pupil keeps no school from it, else by its address.
 */
export async function countSignInOf(c: Context<AppEnv>): Promise<void> {
  const { limits } = c.var.services
  const bucket = addressBucket(c.var.address)
  const known = await deviceId(c, await readDevice(c))
  if (known === null) limits.countSignIn(bucket)
  else limits.deviceSignIns.count(known, bucket)
}
