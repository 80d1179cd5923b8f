import type { SessionUser } from '@pathquest/game-core'
import { type Db, findProfile, getTokenBalance, isAdmin } from '../store'

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
    createdAt: profile.createdAt,
  }
}
