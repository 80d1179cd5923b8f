import { lte } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** As long as nobody may report the same set again. */
const CLOSED_MS = 365 * 24 * 60 * 60_000

/** Removes reports of sets that were answered a year ago. */
export async function purgeSetReports(db: Db, now = Date.now()): Promise<number> {
  const { setReports: t } = db.tables
  const removed = await db
    .delete(t)
    .where(lte(t.closedAt, now - CLOSED_MS))
    .returning()
  return removed.length
}
