import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { prepared } from '../db/prepared'

const byToken = ({ select, tables: { authSession, authUser } }: Db) =>
  select({
    id: authSession.id,
    profileId: authUser.profileId,
    signedInAt: authSession.createdAt,
    expiresAt: authSession.expiresAt,
  })
    .from(authSession)
    .innerJoin(authUser, eq(authUser.id, authSession.userId))
    .where(eq(authSession.token, sql.placeholder('token')))
    .prepare()

export interface Session {
  id: string
  profileId: string
  token: string
  signedInAt: Date
}

/** Undefined: signed out, or over. */
export async function findSession(
  db: Db,
  token: string,
  now = new Date(),
): Promise<Session | undefined> {
  const [session] = await prepared(db, byToken).execute({ token })
  if (!session || session.expiresAt <= now) return undefined
  const { id, profileId, signedInAt } = session
  return { id, profileId, token, signedInAt }
}

/** Whether a school keeps this account from signing in. */
export async function isBlocked(db: Db, profileId: string): Promise<boolean> {
  const { schoolBlocks: t } = db.tables
  const [row] = await db
    .select({ schoolId: t.schoolId })
    .from(t)
    .where(eq(t.profileId, profileId))
    .limit(1)
  return row !== undefined
}

/** Ends what a sign-in has begun. True: this account is blocked. */
export async function endIfBlocked(db: Db, userId: string): Promise<boolean> {
  const { authSession, authUser, schoolBlocks: t } = db.tables
  const [row] = await db
    .select({ schoolId: t.schoolId })
    .from(t)
    .innerJoin(authUser, eq(authUser.profileId, t.profileId))
    .where(eq(authUser.id, userId))
    .limit(1)
  if (!row) return false
  await db.delete(authSession).where(eq(authSession.userId, userId))
  return true
}

const IDS_PER_QUERY = 500

/** Of these sessions those that are not over. */
export async function findLiveSessions(
  db: Db,
  ids: readonly string[],
  now = new Date(),
): Promise<Set<string>> {
  const { authSession: t } = db.tables
  const live = new Set<string>()
  for (let at = 0; at < ids.length; at += IDS_PER_QUERY) {
    const rows = await db
      .select({ id: t.id })
      .from(t)
      .where(and(inArray(t.id, ids.slice(at, at + IDS_PER_QUERY)), gt(t.expiresAt, now)))
    for (const { id } of rows) live.add(id)
  }
  return live
}

const CREDENTIAL = 'credential'

/** Undefined: this account has no password. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const { authAccount: t } = db.tables
  const [login] = await db
    .select({ password: t.password })
    .from(t)
    .where(and(eq(t.userId, userId), eq(t.providerId, CREDENTIAL)))
  return login?.password ?? undefined
}

/** Another hash of the same password; one that was changed meanwhile stays. */
export async function replacePasswordHash(
  db: Db,
  { userId, former, hash }: { userId: string; former: string; hash: string },
): Promise<void> {
  const { authAccount: t } = db.tables
  await db
    .update(t)
    .set({ password: hash })
    .where(and(eq(t.userId, userId), eq(t.providerId, CREDENTIAL), eq(t.password, former)))
}
