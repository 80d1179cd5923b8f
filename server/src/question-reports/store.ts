import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../db/db'
import { newId } from '../runtime/random'

export type QuestionReport = Row<'questionReports'>
export type ReportOutcome = NonNullable<QuestionReport['outcome']>

/** One report of each reporter: another one changes nothing. */
export async function insertReport(
  db: Db,
  report: Omit<NewRow<'questionReports'>, 'id'>,
): Promise<void> {
  await db
    .insert(db.tables.questionReports)
    .values({ ...report, id: newId('questionReport') })
    .onConflictDoNothing()
}

/** Of a game, by question. */
export async function countOpenReports(
  db: Db,
  gameSessionId: string,
): Promise<Map<string, number>> {
  const { questionReports: t } = db.tables
  const rows = await db
    .select({ questionId: t.questionId, reports: count() })
    .from(t)
    .where(and(eq(t.gameSessionId, gameSessionId), isNull(t.closedAt)))
    .groupBy(t.questionId)
  return new Map(rows.map(({ questionId, reports }) => [questionId, reports]))
}

/** Open reports of the questions of a set, oldest first; of whichever game. */
export async function listReportsOfSet(db: Db, questionSetId: string): Promise<QuestionReport[]> {
  const { questionReports: t, questions } = db.tables
  const rows = await db
    .select({ report: t })
    .from(t)
    .innerJoin(questions, eq(questions.id, t.questionId))
    .where(and(eq(questions.questionSetId, questionSetId), isNull(t.closedAt)))
    .orderBy(asc(t.createdAt), asc(t.id))
  return rows.map(({ report }) => report)
}

/** Ends what is open about a question: in one game, or everywhere. Returns how many. */
export async function closeReports(
  db: Db,
  of: { questionIds: readonly string[]; gameSessionId?: string },
  outcome: ReportOutcome,
  now: number,
): Promise<number> {
  const { questionReports: t } = db.tables
  const closed = await db
    .update(t)
    .set({ outcome, closedAt: now })
    .where(
      and(
        inArray(t.questionId, [...of.questionIds]),
        of.gameSessionId === undefined ? undefined : eq(t.gameSessionId, of.gameSessionId),
        isNull(t.closedAt),
      ),
    )
    .returning({ id: t.id })
  return closed.length
}
