import { randomUUID } from 'node:crypto'
import type { UserType } from '@pathquest/game-core/constants'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { insertProfile, type Profile } from './profiles'

export interface NewAccount {
  email: string
  passwordHash: string
  displayName: string
  userType: UserType
  createdAt: number
}

/** Profile, user and credential together or not at all; a taken e-mail is a unique violation. */
export async function insertAccount(
  db: Db,
  { passwordHash, ...account }: NewAccount,
): Promise<{ profile: Profile; userId: string }> {
  const at = new Date(account.createdAt)
  const times = { createdAt: at, updatedAt: at }
  return db.transact(async (tx) => {
    const profile = await insertProfile(tx, account)
    const userId = randomUUID()
    await tx.insert(tx.tables.authUser).values({
      id: userId,
      name: account.displayName,
      email: account.email,
      profileId: profile.id,
      ...times,
    })
    await tx.insert(tx.tables.authAccount).values({
      id: randomUUID(),
      accountId: userId,
      providerId: 'credential',
      userId,
      password: passwordHash,
      ...times,
    })
    return { profile, userId }
  })
}

/** The profile of the account that signs in with this e-mail (lower case). */
export async function findProfileByLogin(db: Db, email: string): Promise<Profile | undefined> {
  const { authUser, profiles } = db.tables
  const [found] = await db
    .select({ profile: profiles })
    .from(authUser)
    .innerJoin(profiles, eq(profiles.id, authUser.profileId))
    .where(eq(authUser.email, email))
  return found?.profile
}

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const { authUser } = db.tables
  const rows = await db.select({ id: authUser.id }).from(authUser).where(eq(authUser.email, email))
  return rows.length > 0
}
