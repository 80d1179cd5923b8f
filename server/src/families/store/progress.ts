import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** Enough games to find a handful of different careers in. */
const GAMES_LOOKED_AT = 50

/** Answers of all games that started; surveys are in neither number. */
export async function countAnswers(
  db: Db,
  profileId: string,
): Promise<{ correct: number; given: number }> {
  const { gamePlayers: seat } = db.tables
  const [row] = await db
    .select({
      correct: sql`coalesce(sum(${seat.correctAnswers}), 0)`.mapWith(Number),
      given: sql`coalesce(sum(${seat.totalAnswers}), 0)`.mapWith(Number),
    })
    .from(seat)
    .where(and(eq(seat.profileId, profileId), isNull(seat.removedAt)))
  return row ?? { correct: 0, given: 0 }
}

interface PlayedCareer {
  id: string
  title: string
  playedAt: number
}

/** Of the last games, latest first, each career once. */
export async function listPlayedCareers(
  db: Db,
  profileId: string,
  limit: number,
): Promise<PlayedCareer[]> {
  const { gamePlayers: seat, gameSessions: game, careers } = db.tables
  const rows = await db
    .select({ id: careers.id, title: careers.title, playedAt: seat.joinedAt })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .innerJoin(careers, eq(careers.id, game.careerId))
    .where(and(eq(seat.profileId, profileId), isNull(seat.removedAt), isNotNull(game.startedAt)))
    .orderBy(desc(seat.joinedAt))
    .limit(GAMES_LOOKED_AT)
  const latest = new Map<string, PlayedCareer>()
  for (const row of rows) if (!latest.has(row.id)) latest.set(row.id, row)
  return [...latest.values()].slice(0, limit)
}
