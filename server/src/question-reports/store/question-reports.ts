import type { ReportReasons } from '@pathquest/core'
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { isOwnerless } from '../../question-sets'
import { newId } from '../../runtime/tokens'

type QuestionReport = Row<'questionReports'>
type ReportOutcome = NonNullable<QuestionReport['outcome']>

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

/** Open ones of a game, oldest first. */
export async function listReportsOfGame(db: Db, gameSessionId: string): Promise<QuestionReport[]> {
  const { questionReports: t } = db.tables
  return db
    .select()
    .from(t)
    .where(and(eq(t.gameSessionId, gameSessionId), isNull(t.closedAt)))
    .orderBy(asc(t.createdAt), asc(t.id))
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

export interface OwnerlessReport {
  report: QuestionReport
  questionText: string
  questionSetId: string
  questionSetTitle: string
}

/** Open reports of sets that nobody owns, oldest first; without what is said of the whole set. */
export async function listOwnerlessReports(db: Db): Promise<OwnerlessReport[]> {
  const { questionReports: t, questions, questionSets } = db.tables
  return db
    .select({
      report: t,
      questionText: questions.questionText,
      questionSetId: questionSets.id,
      questionSetTitle: questionSets.title,
    })
    .from(t)
    .innerJoin(questions, eq(questions.id, t.questionId))
    .innerJoin(questionSets, eq(questionSets.id, questions.questionSetId))
    .where(and(isNull(t.closedAt), ne(t.reason, 'hurtful'), isOwnerless(db)))
    .orderBy(asc(t.createdAt), asc(t.id))
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

/** How often each reason was given, the first one given first. */
export const countReasons = (reports: readonly Pick<QuestionReport, 'reason'>[]): ReportReasons =>
  [...new Set(reports.map(({ reason }) => reason))].map((reason) => ({
    reason,
    count: reports.filter((one) => one.reason === reason).length,
  }))
