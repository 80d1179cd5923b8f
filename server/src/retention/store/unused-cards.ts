import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** After a whole school year without a sign-in, and the holidays around it. */
export const CARD_RETENTION_MS = 400 * 24 * 3_600_000

const isUnused = ({ tables: { studentCards: t } }: Db, now: number) =>
  lte(t.usedAt, now - CARD_RETENTION_MS)

export interface UnusedCard {
  profileId: string
  userId: string
  usedAt: number
}

/**
 * Accounts that nobody has signed in to by a card for 400 days, and no card was made of since, the
 * longest unused first; `after`: where to go on.
 */
export async function listUnusedCards(
  db: Db,
  now: number,
  limit: number,
  after?: UnusedCard,
): Promise<UnusedCard[]> {
  const { studentCards: t, authUser: user } = db.tables
  return db
    .select({ profileId: t.profileId, userId: user.id, usedAt: t.usedAt })
    .from(t)
    .innerJoin(user, eq(user.profileId, t.profileId))
    .where(and(isUnused(db, now), after && isAfter(db, after)))
    .orderBy(asc(t.usedAt), asc(t.profileId))
    .limit(limit)
}

const isAfter = ({ tables: { studentCards: t } }: Db, { usedAt, profileId }: UnusedCard) =>
  or(gt(t.usedAt, usedAt), and(eq(t.usedAt, usedAt), gt(t.profileId, profileId)))

export async function isUnusedCard(db: Db, profileId: string, now: number): Promise<boolean> {
  const { studentCards: t } = db.tables
  const [row] = await db
    .select({ id: t.profileId })
    .from(t)
    .where(and(eq(t.profileId, profileId), isUnused(db, now)))
  return row !== undefined
}
