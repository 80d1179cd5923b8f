import { lte } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** Removes the codes for parents that are out of date. */
export async function purgeParentCodes(db: Db, now = Date.now()): Promise<number> {
  const { parentCodes: t } = db.tables
  const removed = await db.delete(t).where(lte(t.expiresAt, now)).returning()
  return removed.length
}
