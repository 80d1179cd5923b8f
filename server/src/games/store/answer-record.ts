import type { AnswerCount, AnswerRecord } from '@pathquest/core'
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'

/**
 * Somebody's first answers in finished games, by the career and the sector of the game. What is
 * neither right nor wrong does not count.
 */
export async function getAnswerRecord(db: Db, profileId: string): Promise<AnswerRecord> {
  const { gameAnswers: answer, gamePlayers: seat, gameSessions: game } = db.tables
  const rows = await db
    .select({
      careerId: game.careerId,
      sector: game.careerSector,
      right: sql`sum(case when ${answer.isCorrect} then 1 else 0 end)`.mapWith(Number),
      answered: count(),
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .innerJoin(answer, and(eq(answer.gameSessionId, game.id), eq(answer.playerId, seat.id)))
    .where(
      and(
        eq(seat.profileId, profileId),
        eq(game.outcome, 'finished'),
        eq(answer.attempt, 1),
        isNotNull(answer.isCorrect),
      ),
    )
    .groupBy(game.careerId, game.careerSector)
  const careers = new Map<string, AnswerCount>()
  const sectors = new Map<string, AnswerCount>()
  for (const { careerId, sector, ...given } of rows) {
    if (careerId !== null) careers.set(careerId, sum(careers.get(careerId), given))
    if (sector !== null) sectors.set(sector, sum(sectors.get(sector), given))
  }
  return { careers, sectors }
}

const sum = (before: AnswerCount | undefined, more: AnswerCount): AnswerCount => ({
  right: (before?.right ?? 0) + more.right,
  answered: (before?.answered ?? 0) + more.answered,
})
