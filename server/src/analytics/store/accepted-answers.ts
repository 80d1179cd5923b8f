import { eq } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

export type AcceptedAnswer = Row<'acceptedAnswers'>

export async function listAcceptedAnswers(
  db: Db,
  gameSessionId: string,
): Promise<AcceptedAnswer[]> {
  const { acceptedAnswers: t } = db.tables
  return db.select().from(t).where(eq(t.gameSessionId, gameSessionId))
}

/** What an answer is worth from now on. */
export async function updateAnswer(
  db: Db,
  { id, ...worth }: Pick<Row<'gameAnswers'>, 'id' | 'isCorrect' | 'share' | 'pointsEarned'>,
): Promise<void> {
  const { gameAnswers: t } = db.tables
  await db.update(t).set(worth).where(eq(t.id, id))
}

/** undefined: no class game of this host was played to its end. */
export async function findHostTotals(
  db: Db,
  hostProfileId: string,
): Promise<Row<'hostTotals'> | undefined> {
  const { hostTotals: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.hostProfileId, hostProfileId))
  return row
}
