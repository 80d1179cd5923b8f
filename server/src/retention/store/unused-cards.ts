import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** After a whole school year without a sign-in, and the holidays around it. */
export const CARD_RETENTION_MS = 400 * 24 * 3_600_000

const isUnused = ({ tables: { studentCards: t } }: Db, now: number) =>
  lte(t.usedAt, now - CARD_RETENTION_MS)

/** Accounts that nobody has signed in to by a card for 400 days, and no card was made of since. */
export async function listUnusedCards(
  db: Db,
  now: number,
  limit: number,
): Promise<{ profileId: string; userId: string }[]> {
  const { studentCards: t, authUser: user } = db.tables
  return db
    .select({ profileId: t.profileId, userId: user.id })
    .from(t)
    .innerJoin(user, eq(user.profileId, t.profileId))
    .where(isUnused(db, now))
    .orderBy(asc(t.usedAt), asc(t.profileId))
    .limit(limit)
}

export async function isUnusedCard(db: Db, profileId: string, now: number): Promise<boolean> {
  const { studentCards: t } = db.tables
  const [row] = await db
    .select({ id: t.profileId })
    .from(t)
    .where(and(eq(t.profileId, profileId), isUnused(db, now)))
  return row !== undefined
}
