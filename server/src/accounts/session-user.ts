import type { SessionUser } from '@pathquest/core'
import type { Db, Row } from '../db/db'
import { getTokenBalance } from '../rewards'
import { isDemoEmail } from './demo-email'
import { isAdmin } from './store/admins'
import { findProfile } from './store/profiles'
import { findUserByProfile } from './store/users'

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
  return user !== undefined && !user.emailVerified && !isDemoEmail(user.email)
}

/** Somebody on a visit from an LMS: with the role of that course, without what only an account has. */
export async function visitingUser(db: Db, launch: Row<'ltiLaunches'>): Promise<SessionUser> {
  const user = await sessionUser(db, launch.profileId)
  if (!user) throw new Error('A visit without its profile')
  // What a course says of a person waits for nobody here.
  const { awaitsApproval: _, ...known } = user
  return { ...known, email: null, userType: launch.role, isAdmin: false, mustConfirmEmail: false }
}
