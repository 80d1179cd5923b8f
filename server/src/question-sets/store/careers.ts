import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** A career that a set may be about. */
export async function isCareer(db: Db, id: string): Promise<boolean> {
  const { careers: t } = db.tables
  const [row] = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.id, id), isNull(t.withdrawnAt)))
  return row !== undefined
}
