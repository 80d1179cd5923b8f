import { SET_REVIEWS_LISTED_MAX } from '@pathquest/core/question-sets/set-choices'
import { and, asc, count, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'

/** States of a set that administrators see without a report. */
export const REVIEWED = ['waiting', 'asked', 'hidden'] as const

/** One report of each account: another one changes nothing. */
export async function insertSetReport(db: Db, report: NewRow<'setReports'>): Promise<void> {
  await db.insert(db.tables.setReports).values(report).onConflictDoNothing()
}

/**
 * Sets that are reported, wait or are hidden. First what people have met and reported, then what waits
 * unseen, last what is hidden; oldest first.
 */
export async function listSetsForReview(db: Db) {
  const { questionSets: t, profiles, questionReports, questions, setReports } = db.tables
  const isReported = exists(
    db
      .select({ id: setReports.questionSetId })
      .from(setReports)
      .where(and(eq(setReports.questionSetId, t.id), isNull(setReports.closedAt))),
  )
  const hasHurtful = exists(
    db
      .select({ id: questions.id })
      .from(questions)
      .innerJoin(questionReports, eq(questionReports.questionId, questions.id))
      .where(and(eq(questions.questionSetId, t.id), isOpenHurtful(db))),
  )
  const isTold = or(isReported, hasHurtful)
  return db
    .select({ set: t, author: profiles.displayName })
    .from(t)
    .leftJoin(profiles, eq(profiles.id, t.creatorId))
    .where(or(isTold, inArray(t.review, [...REVIEWED])))
    .orderBy(
      sql`case when ${t.review} = 'hidden' then 2 when ${isTold} then 0 else 1 end`,
      asc(t.updatedAt),
      asc(t.id),
    )
    .limit(SET_REVIEWS_LISTED_MAX)
}

const isOpenHurtful = ({ tables: { questionReports: t } }: Db) =>
  and(eq(t.reason, 'hurtful'), isNull(t.reviewedAt))

/** Their questions that somebody said are hurtful, and no administrator has answered. */
export async function listHurtfulQuestions(db: Db, setIds: readonly string[]) {
  const { questionReports, questions: t } = db.tables
  if (setIds.length === 0) return []
  return db
    .select({
      id: t.id,
      questionSetId: t.questionSetId,
      questionText: t.questionText,
      count: count(),
    })
    .from(t)
    .innerJoin(questionReports, eq(questionReports.questionId, t.id))
    .where(and(inArray(t.questionSetId, [...setIds]), isOpenHurtful(db)))
    .groupBy(t.id, t.questionSetId, t.questionText, t.orderIndex)
    .orderBy(asc(t.orderIndex), asc(t.id))
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

/**
 * What was said of the set and of its questions is answered. `isFine`: so it is for its author;
 * else they still read which questions it is about.
 */
export async function closeSetReports(
  db: Db,
  questionSetId: string,
  { isFine }: { isFine: boolean },
  now: number,
): Promise<void> {
  const { setReports: t, questionReports, questions } = db.tables
  await db
    .update(t)
    .set({ closedAt: now })
    .where(and(eq(t.questionSetId, questionSetId), isNull(t.closedAt)))
  const own = db
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.questionSetId, questionSetId))
  const ofSet = and(inArray(questionReports.questionId, own), isOpenHurtful(db))
  if (isFine) {
    await db
      .update(questionReports)
      .set({ outcome: 'dismissed', closedAt: now })
      .where(and(ofSet, isNull(questionReports.closedAt)))
  }
  await db.update(questionReports).set({ reviewedAt: now }).where(ofSet)
}
