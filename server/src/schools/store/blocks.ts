import { and, eq } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

/** False: this school has blocked them already. */
export async function insertBlock(tx: Db, row: Row<'schoolBlocks'>): Promise<boolean> {
  const inserted = await tx
    .insert(tx.tables.schoolBlocks)
    .values(row)
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

/** False: this school has not blocked them. */
export async function removeBlock(tx: Db, schoolId: string, profileId: string): Promise<boolean> {
  const { schoolBlocks: t } = tx.tables
  const removed = await tx
    .delete(t)
    .where(and(eq(t.schoolId, schoolId), eq(t.profileId, profileId)))
    .returning()
  return removed.length > 0
}

/** Whom a school has blocked, also those who have left it. */
export async function listBlocks(db: Db, schoolId: string) {
  const { profiles, schoolBlocks: t } = db.tables
  return db
    .select({ id: profiles.id, displayName: profiles.displayName, at: t.blockedAt })
    .from(t)
    .innerJoin(profiles, eq(profiles.id, t.profileId))
    .where(eq(t.schoolId, schoolId))
}
