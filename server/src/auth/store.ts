import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { prepared } from '../db/prepared'

const byToken = ({ select, tables: { authSession, authUser } }: Db) =>
  select({ profileId: authUser.profileId, expiresAt: authSession.expiresAt })
    .from(authSession)
    .innerJoin(authUser, eq(authUser.id, authSession.userId))
    .where(eq(authSession.token, sql.placeholder('token')))
    .prepare()

/** Undefined: signed out, or over. */
export async function findSession(
  db: Db,
  token: string,
  now = new Date(),
): Promise<{ profileId: string } | undefined> {
  const [session] = await prepared(db, byToken).execute({ token })
  return session && session.expiresAt > now ? { profileId: session.profileId } : undefined
}
