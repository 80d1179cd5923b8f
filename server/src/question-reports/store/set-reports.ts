import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'

const LISTED_MAX = 200

/** One report of each account: another one changes nothing. */
export async function insertSetReport(db: Db, report: NewRow<'setReports'>): Promise<void> {
  await db.insert(db.tables.setReports).values(report).onConflictDoNothing()
}

/** Sets that are reported, wait or are hidden: first those that want an answer, oldest first. */
export async function listSetsForReview(db: Db) {
  const { questionSets: t, profiles, setReports } = db.tables
  const isReported = exists(
    db
      .select({ id: setReports.questionSetId })
      .from(setReports)
      .where(and(eq(setReports.questionSetId, t.id), isNull(setReports.closedAt))),
  )
  return db
    .select({ set: t, author: profiles.displayName })
    .from(t)
    .leftJoin(profiles, eq(profiles.id, t.creatorId))
    .where(or(isReported, inArray(t.review, ['waiting', 'asked', 'hidden'])))
    .orderBy(sql`case when ${t.review} = 'hidden' then 1 else 0 end`, asc(t.updatedAt), asc(t.id))
    .limit(LISTED_MAX)
}

/** Open ones of these sets, oldest first. */
export async function listOpenSetReports(
  db: Db,
  setIds: readonly string[],
): Promise<Row<'setReports'>[]> {
  const { setReports: t } = db.tables
  if (setIds.length === 0) return []
  return db
    .select()
    .from(t)
    .where(and(inArray(t.questionSetId, [...setIds]), isNull(t.closedAt)))
    .orderBy(asc(t.createdAt), asc(t.profileId))
}

export async function closeSetReports(db: Db, questionSetId: string, now: number): Promise<void> {
  const { setReports: t } = db.tables
  await db
    .update(t)
    .set({ closedAt: now })
    .where(and(eq(t.questionSetId, questionSetId), isNull(t.closedAt)))
}
