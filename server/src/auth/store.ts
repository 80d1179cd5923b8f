import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { prepared } from '../db/prepared'

const byToken = ({ select, tables: { authSession, authUser } }: Db) =>
  select({
    profileId: authUser.profileId,
    signedInAt: authSession.createdAt,
    expiresAt: authSession.expiresAt,
  })
    .from(authSession)
    .innerJoin(authUser, eq(authUser.id, authSession.userId))
    .where(eq(authSession.token, sql.placeholder('token')))
    .prepare()

export interface Session {
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
  const { profileId, signedInAt } = session
  return { profileId, token, signedInAt }
}
