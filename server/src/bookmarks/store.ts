import { and, asc, desc, eq, isNull } from 'drizzle-orm'
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

export interface Bookmark {
  profileId: string
  careerId: string
  savedAt: number
  /** Absent: as it was. */
  reason?: string | undefined
}

/**
 * Saved twice is saved once, at the first time. Returns the reason if it is another one than
 * before.
 */
export async function putBookmark(tx: Db, bookmark: Bookmark): Promise<string | null> {
  const { careerBookmarks: t } = tx.tables
  const { profileId, careerId, reason } = bookmark
  const isThis = and(eq(t.profileId, profileId), eq(t.careerId, careerId))
  const [before] = await tx.select({ reason: t.reason }).from(t).where(isThis)
  await tx.insert(t).values(bookmark).onConflictDoNothing()
  if (reason === undefined || reason === (before?.reason ?? '')) return null
  await tx.update(t).set({ reason }).where(isThis)
  return reason
}

/** The saved careers that are in our lists, the latest first, with the reason. */
export async function listBookmarksWithReason(db: Db, profileId: string) {
  const { careerBookmarks: t, careers } = db.tables
  return db
    .select({
      career: { id: careers.id, title: careers.title, industry: careers.industry },
      reason: t.reason,
      at: t.savedAt,
    })
    .from(t)
    .innerJoin(careers, eq(careers.id, t.careerId))
    .where(and(eq(t.profileId, profileId), isNull(careers.withdrawnAt)))
    .orderBy(desc(t.savedAt), asc(t.careerId))
}

export async function removeBookmark(db: Db, profileId: string, careerId: string): Promise<void> {
  const { careerBookmarks: t } = db.tables
  await db.delete(t).where(and(eq(t.profileId, profileId), eq(t.careerId, careerId)))
}
