import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { type MailTokenOwner, removeMailTokens } from './mail-tokens'
import type { Profile } from './profiles'

export const CREDENTIAL = 'credential'

export interface LoginUser {
  userId: string
  profileId: string
  email: string
  emailVerified: boolean
}

const columns = ({ tables: { authUser: t } }: Db) => ({
  userId: t.id,
  profileId: t.profileId,
  email: t.email,
  emailVerified: t.emailVerified,
})

/** Who signs in with this e-mail address (lower case). */
export async function findUserByEmail(db: Db, email: string): Promise<LoginUser | undefined> {
  const { authUser: t } = db.tables
  const [user] = await db.select(columns(db)).from(t).where(eq(t.email, email))
  return user
}

export async function findUserByProfile(db: Db, profileId: string): Promise<LoginUser | undefined> {
  const { authUser: t } = db.tables
  const [user] = await db.select(columns(db)).from(t).where(eq(t.profileId, profileId))
  return user
}

/** Who signs in with this person of a provider. */
export async function findUserByIdentity(
  db: Db,
  { provider, accountId }: { provider: string; accountId: string },
): Promise<LoginUser | undefined> {
  const { authUser, authAccount: t } = db.tables
  const [user] = await db
    .select(columns(db))
    .from(t)
    .innerJoin(authUser, eq(authUser.id, t.userId))
    .where(and(eq(t.providerId, provider), eq(t.accountId, accountId)))
  return user
}

/** False: the address is not this account's any more. */
export async function confirmEmail(
  db: Db,
  { userId, email }: MailTokenOwner,
  now: number,
): Promise<boolean> {
  const { authUser: t } = db.tables
  const confirmed = await db
    .update(t)
    .set({ emailVerified: true, updatedAt: new Date(now) })
    .where(and(eq(t.id, userId), eq(t.email, email)))
    .returning()
  return confirmed.length > 0
}

/**
 * The password of whoever has the mailbox; every session ends. Where the address was not confirmed
 * before, somebody else may have made the account: their other ways to sign in end as well.
 * Returns who it was before; undefined: the address is not this account's any more.
 */
export async function replacePassword(
  tx: Db,
  owner: MailTokenOwner,
  passwordHash: string,
  now: number,
): Promise<LoginUser | undefined> {
  const { authAccount: login, authSession: session } = tx.tables
  const user = await findUserByEmail(tx, owner.email)
  if (user?.userId !== owner.userId) return undefined
  const { userId } = user
  if (!user.emailVerified) {
    await tx.delete(login).where(and(eq(login.userId, userId), ne(login.providerId, CREDENTIAL)))
    await confirmEmail(tx, owner, now)
  }
  await putPassword(tx, userId, passwordHash, now)
  await tx.delete(session).where(eq(session.userId, userId))
  await removeMailTokens(tx, userId)
  return user
}

/** The password of whoever is signed in: their session stays, and no other. */
export async function changePassword(
  tx: Db,
  { userId, token }: { userId: string; token: string },
  passwordHash: string,
  now: number,
): Promise<void> {
  const { authSession: session } = tx.tables
  await putPassword(tx, userId, passwordHash, now)
  await tx.delete(session).where(and(eq(session.userId, userId), ne(session.token, token)))
  await removeMailTokens(tx, userId)
}

/** Every session ends. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  const { authSession: session } = db.tables
  await db.delete(session).where(eq(session.userId, userId))
}

async function putPassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  const { authAccount: login } = tx.tables
  const at = new Date(now)
  const changed = await tx
    .update(login)
    .set({ password: passwordHash, updatedAt: at })
    .where(and(eq(login.userId, userId), eq(login.providerId, CREDENTIAL)))
    .returning()
  if (changed.length === 0) {
    await tx.insert(login).values({
      id: randomUUID(),
      accountId: userId,
      providerId: CREDENTIAL,
      userId,
      password: passwordHash,
      createdAt: at,
      updatedAt: at,
    })
  }
}

/** False: the old address is not this account's any more. A taken one is a unique violation. */
export async function changeEmail(
  tx: Db,
  { userId, email, newEmail }: MailTokenOwner & { newEmail: string },
  now: number,
): Promise<boolean> {
  const { authUser: t, profiles } = tx.tables
  const [changed] = await tx
    .update(t)
    .set({ email: newEmail, emailVerified: true, updatedAt: new Date(now) })
    .where(and(eq(t.id, userId), eq(t.email, email)))
    .returning()
  if (!changed) return false
  await tx
    .update(profiles)
    .set({ email: newEmail, updatedAt: now })
    .where(eq(profiles.id, changed.profileId))
  await removeMailTokens(tx, userId)
  return true
}

/** Teachers whom no administrator has answered yet, the longest waiting first. */
export async function listWaitingTeachers(db: Db): Promise<Profile[]> {
  const { profiles: t } = db.tables
  return db.select().from(t).where(eq(t.awaitsApproval, true)).orderBy(asc(t.createdAt), asc(t.id))
}

/** Who is refused goes on as a student. Undefined: nobody waits under this id. */
export async function answerTeacher(
  db: Db,
  id: string,
  isApproved: boolean,
  now: number,
): Promise<Profile | undefined> {
  const { profiles: t } = db.tables
  const [row] = await db
    .update(t)
    .set({
      awaitsApproval: false,
      ...(isApproved ? {} : { userType: 'student' as const }),
      updatedAt: now,
    })
    .where(and(eq(t.id, id), eq(t.awaitsApproval, true)))
    .returning()
  return row
}

export async function isAdmin(db: Db, profileId: string): Promise<boolean> {
  const { admins } = db.tables
  const [row] = await db.select().from(admins).where(eq(admins.profileId, profileId))
  return row !== undefined
}

/** False: this account is one already. */
export async function insertAdmin(db: Db, profileId: string, now = Date.now()): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.admins)
    .values({ profileId, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}
