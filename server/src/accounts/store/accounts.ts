import { randomUUID } from 'node:crypto'
import { DEFAULT_MAILS } from '@pathquest/core'
import type { UserType } from '@pathquest/core/accounts/account-choices'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { AppError } from '../../runtime/errors'
import type { Language } from '../../runtime/language'
import { insertProfile, type Profile } from './profiles'
import { isConfirmedSchool, putMailChoices } from './settings'

export interface NewAccount {
  email: string
  displayName: string
  userType: UserType
  /** A teacher who waits for an administrator; absent: nobody waits. */
  awaitsApproval?: boolean
  /** What they say of themselves; one that is not confirmed by then counts as none. */
  schoolId?: string | null
  /** Whether it is known that the address is theirs; absent: not yet. */
  emailVerified?: boolean
  /** Of the page where they signed up; absent: not known, their mails are in English. */
  language?: Language
  createdAt: number
}

/** How somebody signs in: by a password, or as a person of a provider. */
export type Login = { passwordHash: string } | { provider: string; accountId: string }

/** Profile, user and login together or not at all; a taken e-mail is a unique violation. */
export async function insertAccount(
  db: Db,
  account: NewAccount & Login,
): Promise<{ profile: Profile; userId: string }> {
  const { email, displayName, userType, awaitsApproval, emailVerified = false } = account
  const { language, createdAt, schoolId = null } = account
  const at = new Date(createdAt)
  const times = { createdAt: at, updatedAt: at }
  return db.transact(async (tx) => {
    const profile = await insertProfile(tx, {
      email,
      displayName,
      userType,
      awaitsApproval,
      schoolId: (await isConfirmedSchool(tx, schoolId)) ? schoolId : null,
      createdAt,
    })
    const userId = randomUUID()
    const made = await tx
      .insert(tx.tables.authUser)
      .values({
        id: userId,
        name: displayName,
        email,
        emailVerified,
        profileId: profile.id,
        ...times,
      })
      .returning()
    if (made.length === 0) throw new AppError('user_creation_failed')
    await tx.insert(tx.tables.authAccount).values({
      id: randomUUID(),
      userId,
      ...('provider' in account
        ? { accountId: account.accountId, providerId: account.provider }
        : { accountId: userId, providerId: 'credential', password: account.passwordHash }),
      ...times,
    })
    if (language) {
      await putMailChoices(tx, { profileId: profile.id, language, ...DEFAULT_MAILS })
    }
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
