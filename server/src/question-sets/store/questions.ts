import type { BusinessDriver } from '@pathquest/game-core/constants'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

/** With the correct flags of its options: never send one to a player as it is. */
export type Question = Row<'questions'>

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
