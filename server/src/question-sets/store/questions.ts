import type { BusinessDriver } from '@pathquest/game-core/constants'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../../db/db'
import { newId } from '../../runtime/random'

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

/** From place `atIndex` on; those behind it move up. */
export async function insertQuestions(
  db: Db,
  questionSetId: string,
  contents: readonly QuestionContent[],
  atIndex: number,
): Promise<void> {
  const { questions: t } = db.tables
  await db
    .update(t)
    .set({ orderIndex: sql`${t.orderIndex} + ${contents.length}` })
    .where(and(eq(t.questionSetId, questionSetId), gte(t.orderIndex, atIndex)))
  await db.insert(t).values(
    contents.map((content, index) => ({
      ...content,
      id: newId('question'),
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
