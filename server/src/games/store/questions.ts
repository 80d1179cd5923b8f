import { asc, eq } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

/** With the correct flags of its options: never send one to a player as it is. */
export type GameQuestion = Row<'gameQuestions'>

/** The game's own copies, in the order of play. */
export async function listGameQuestions(db: Db, gameSessionId: string): Promise<GameQuestion[]> {
  const { gameQuestions } = db.tables
  return db
    .select()
    .from(gameQuestions)
    .where(eq(gameQuestions.gameSessionId, gameSessionId))
    .orderBy(asc(gameQuestions.orderIndex))
}
