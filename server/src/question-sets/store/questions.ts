import type { BusinessDriver } from '@pathquest/core/question-sets/set-choices'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { newId } from '../../runtime/tokens'

/** With the correct flags of its options: never send one to a player as it is. */
export type Question = Row<'questions'>
export type QuestionContent = Omit<NewRow<'questions'>, 'id' | 'questionSetId' | 'orderIndex'>

/** In order; `businessDriver` narrows it (null: all). */
export async function listQuestions(
  db: Db,
  questionSetId: string,
  businessDriver: BusinessDriver | null = null,
): Promise<Question[]> {
  const { questions } = db.tables
  return db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.questionSetId, questionSetId),
        businessDriver ? eq(questions.businessDriver, businessDriver) : undefined,
      ),
    )
    .orderBy(asc(questions.orderIndex), asc(questions.id))
}

/** Whether a deleted question was this set's: a game of the set asked it, and no question has its id. */
export async function isFormerQuestion(
  db: Db,
  { id, questionSetId }: Pick<Question, 'id' | 'questionSetId'>,
): Promise<boolean> {
  const { questions, gameQuestions, gameSessions } = db.tables
  const taken = await db.select({ id: questions.id }).from(questions).where(eq(questions.id, id))
  if (taken.length > 0) return false
  const asked = await db
    .select({ id: gameSessions.id })
    .from(gameSessions)
    .innerJoin(gameQuestions, eq(gameQuestions.gameSessionId, gameSessions.id))
    .where(and(eq(gameSessions.questionSetId, questionSetId), eq(gameQuestions.questionId, id)))
    .limit(1)
  return asked.length > 0
}

/** From place `atIndex` on, the first one with an id of before; those behind it move up. */
export async function insertQuestions(
  db: Db,
  questionSetId: string,
  contents: readonly QuestionContent[],
  { atIndex, firstId }: { atIndex: number; firstId?: string | undefined },
): Promise<void> {
  const { questions: t } = db.tables
  await db
    .update(t)
    .set({ orderIndex: sql`${t.orderIndex} + ${contents.length}` })
    .where(and(eq(t.questionSetId, questionSetId), gte(t.orderIndex, atIndex)))
  await db.insert(t).values(
    contents.map((content, index) => ({
      ...content,
      id: (index === 0 && firstId) || newId('question'),
      questionSetId,
      orderIndex: atIndex + index,
    })),
  )
}

/** False: there is no such question in the set. */
export async function updateQuestion(
  db: Db,
  { id, questionSetId }: Pick<Question, 'id' | 'questionSetId'>,
  content: QuestionContent,
): Promise<boolean> {
  const { questions: t } = db.tables
  const written = await db
    .update(t)
    .set(content)
    .where(and(eq(t.id, id), eq(t.questionSetId, questionSetId)))
    .returning()
  return written.length > 0
}

/** All of a set. */
export async function removeQuestions(db: Db, questionSetId: string): Promise<void> {
  const { questions: t } = db.tables
  await db.delete(t).where(eq(t.questionSetId, questionSetId))
}

/** Those behind it move down. False: there is no such question in the set. */
export async function removeQuestion(
  db: Db,
  { id, questionSetId }: Pick<Question, 'id' | 'questionSetId'>,
): Promise<boolean> {
  const { questions: t } = db.tables
  const [removed] = await db
    .delete(t)
    .where(and(eq(t.id, id), eq(t.questionSetId, questionSetId)))
    .returning()
  if (!removed) return false
  await db
    .update(t)
    .set({ orderIndex: sql`${t.orderIndex} - 1` })
    .where(and(eq(t.questionSetId, questionSetId), gte(t.orderIndex, removed.orderIndex)))
  return true
}

/** False: these are not the questions of the set, each once. */
export async function orderQuestions(
  db: Db,
  questionSetId: string,
  ids: readonly string[],
): Promise<boolean> {
  const { questions: t } = db.tables
  const before = new Map(
    (await listQuestions(db, questionSetId)).map(({ id, orderIndex }) => [id, orderIndex]),
  )
  const isComplete = ids.length === before.size && new Set(ids).size === ids.length
  if (!isComplete || !ids.every((id) => before.has(id))) return false
  for (const [orderIndex, id] of ids.entries()) {
    if (before.get(id) === orderIndex) continue
    await db.update(t).set({ orderIndex }).where(eq(t.id, id))
  }
  return true
}
