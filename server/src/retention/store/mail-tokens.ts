import { lte } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** Removes what links in mails stood for, with the addresses, once they are out of date. */
export async function purgeMailTokens(db: Db, now = Date.now()): Promise<number> {
  const { authVerification: t } = db.tables
  const removed = await db
    .delete(t)
    .where(lte(t.expiresAt, new Date(now)))
    .returning()
  return removed.length
}
