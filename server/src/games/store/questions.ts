import { type KeyedQuestion, keyedFields } from '@pathquest/core'
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

/** As the rules need it, its key included. */
export function keyedQuestion(question: GameQuestion): KeyedQuestion & { options: string[] } {
  return {
    id: question.questionId,
    kind: question.kind,
    text: question.questionText,
    imageUrl: question.imageUrl,
    ...(question.imageAlt === null ? {} : { imageAlt: question.imageAlt }),
    ...keyedFields(question),
    points: question.points,
    timeLimitSeconds: question.timeLimitSeconds,
    difficulty: question.difficulty,
    businessDriver: question.businessDriver,
    explanation: question.explanation,
  }
}
