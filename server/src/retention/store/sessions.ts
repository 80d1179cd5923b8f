import { lte } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** Removes sessions that have run out: they let nobody in any more. */
export async function purgeSessions(db: Db, now = Date.now()): Promise<number> {
  const { authSession: t } = db.tables
  const removed = await db
    .delete(t)
    .where(lte(t.expiresAt, new Date(now)))
    .returning()
  return removed.length
}
