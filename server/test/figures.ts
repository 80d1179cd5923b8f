import { and, eq } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../src/db/db'
import type { Question } from '../src/question-sets/store/questions'

/** Writes into all seats of a game, past the product. */
export async function changeSeats(
  db: Db,
  gameId: string,
  change: Partial<NewRow<'gamePlayers'>>,
): Promise<void> {
  const { gamePlayers } = db.tables
  await db.update(gamePlayers).set(change).where(eq(gamePlayers.gameSessionId, gameId))
}

/** A host's figures by another way than the product's: from the stored answers alone. */
export async function figuresFromAnswers(
  db: Db,
  hostProfileId: string,
  questions: readonly Question[],
) {
  const { gameAnswers: answer, gamePlayers: player, gameSessions: game } = db.tables
  const rows = await db
    .select({ answer, player })
    .from(answer)
    .innerJoin(player, eq(player.id, answer.playerId))
    .innerJoin(game, eq(game.id, answer.gameSessionId))
    .where(and(eq(game.hostProfileId, hostProfileId), eq(game.outcome, 'finished')))
  const of = (profileId: string) => rows.filter((row) => row.player.profileId === profileId)
  const points = (all: { answer: Row<'gameAnswers'> }[]) =>
    all.reduce((sum, row) => sum + row.answer.pointsEarned, 0)
  const games = (all: { answer: Row<'gameAnswers'> }[]) =>
    new Set(all.map((row) => row.answer.gameSessionId)).size
  const total = questions.reduce((sum, question) => sum + question.points, 0)
  const players = new Set(rows.map((row) => row.player.id)).size
  return {
    answers: rows.length,
    games: games(rows),
    classAverage: Math.round((10 * 100 * points(rows)) / total / players) / 10,
    student: (id: string) => {
      const own = of(id)
      const right = own.filter((row) => row.answer.isCorrect).length
      return {
        id,
        totalScore: points(own),
        totalGames: games(own),
        averageScore: Math.round((10 * points(own)) / games(own)) / 10,
        accuracy: Math.round((1000 * right) / own.length) / 10,
      }
    },
  }
}
