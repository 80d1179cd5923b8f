import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { type MailTokenOwner, removeMailTokens } from './mail-tokens'

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
