import { and, eq, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'

export type QuestionCount = Row<'questionCounts'>

const ROWS_AT_ONCE = 500

export async function insertQuestionCounts(
  db: Db,
  rows: readonly NewRow<'questionCounts'>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await db
      .insert(db.tables.questionCounts)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing()
  }
}

/** Before others take their place. */
export async function removeQuestionCounts(db: Db, gameSessionId: string): Promise<void> {
  const { questionCounts: t } = db.tables
  await db.delete(t).where(eq(t.gameSessionId, gameSessionId))
}

export async function listQuestionCounts(db: Db, gameSessionId: string): Promise<QuestionCount[]> {
  const { questionCounts: t } = db.tables
  return db.select().from(t).where(eq(t.gameSessionId, gameSessionId))
}

/** More of the answers to a question are right than were before. */
export async function rejudgeQuestion(
  db: Db,
  { gameSessionId, questionId }: Pick<QuestionCount, 'gameSessionId' | 'questionId'>,
  more: { rightAnswers: number; shares: number },
): Promise<void> {
  const { questionCounts: t } = db.tables
  await db
    .update(t)
    .set({
      rightAnswers: sql`coalesce(${t.rightAnswers}, 0) + ${more.rightAnswers}`,
      shares: sql`coalesce(${t.shares}, 0) + ${more.shares}`,
    })
    .where(and(eq(t.gameSessionId, gameSessionId), eq(t.questionId, questionId)))
}
