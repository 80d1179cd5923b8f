import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/db'

/** Ids of the saved careers, the latest first. */
export async function listBookmarks(db: Db, profileId: string): Promise<string[]> {
  const { careerBookmarks: t } = db.tables
  const rows = await db
    .select({ careerId: t.careerId })
    .from(t)
    .where(eq(t.profileId, profileId))
    .orderBy(desc(t.savedAt), asc(t.careerId))
  return rows.map(({ careerId }) => careerId)
}

/** Saved twice is saved once, at the first time. */
export async function insertBookmark(
  db: Db,
  bookmark: { profileId: string; careerId: string; savedAt: number },
): Promise<void> {
  await db.insert(db.tables.careerBookmarks).values(bookmark).onConflictDoNothing()
}

export async function removeBookmark(db: Db, profileId: string, careerId: string): Promise<void> {
  const { careerBookmarks: t } = db.tables
  await db.delete(t).where(and(eq(t.profileId, profileId), eq(t.careerId, careerId)))
}
