import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { isCountedSeat, isPlayedClassGame } from '../../games'
import type { GameFilter } from '../../host-totals'

export interface RecentGame {
  game: Row<'gameSessions'>
  players: number
  score: number
  placed: number
  tookPart: number
  right: number
  answered: number
}

/** Class games of a host that were played to their end, of those that are asked for; latest first. */
export async function listRecentGames(
  db: Db,
  hostProfileId: string,
  limit: number,
  { classId, since }: GameFilter = {},
): Promise<RecentGame[]> {
  const { gameSessions: t } = db.tables
  const games = await db
    .select()
    .from(t)
    .where(
      and(
        isPlayedClassGame(db, hostProfileId),
        classId === undefined ? undefined : eq(t.classId, classId),
        since === undefined ? undefined : gte(t.createdAt, since),
      ),
    )
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(limit)
  const sums = await sumsOf(
    db,
    games.map(({ id }) => id),
  )
  const none = { players: 0, score: 0, placed: 0, tookPart: 0, right: 0, answered: 0 }
  return games.map((game) => ({ game, ...none, ...sums.get(game.id) }))
}

async function sumsOf(db: Db, gameIds: string[]) {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  if (gameIds.length === 0) return new Map<string, Omit<RecentGame, 'game'>>()
  const rows = await db
    .select({
      gameId: seat.gameSessionId,
      players: sql`count(*)`.mapWith(Number),
      score: sql`sum(${seat.score})`.mapWith(Number),
      placed: sql`count(${seat.placement})`.mapWith(Number),
      tookPart: sql`count(case when ${seat.tookPart} then 1 end)`.mapWith(Number),
      right: sql`sum(${seat.correctAnswers})`.mapWith(Number),
      answered: sql`sum(${seat.totalAnswers})`.mapWith(Number),
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .where(and(inArray(game.id, gameIds), isCountedSeat(db)))
    .groupBy(seat.gameSessionId)
  return new Map(rows.map(({ gameId, ...sums }) => [gameId, sums]))
}
