import { eq } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

/** What an answer is worth from now on. */
export async function updateAnswer(
  db: Db,
  { id, ...worth }: Pick<Row<'gameAnswers'>, 'id' | 'isCorrect' | 'share' | 'pointsEarned'>,
): Promise<void> {
  const { gameAnswers: t } = db.tables
  await db.update(t).set(worth).where(eq(t.id, id))
}
