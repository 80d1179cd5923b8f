import { and, count, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import { isCountedSeat, isPlayedToEnd } from '../../games'

export interface StudentFigures {
  games: number
  right: number
  answered: number
  lastPlayedAt: number | null
}

/** Of each student of a class, in its games. */
export async function figuresOfStudents(
  db: Db,
  classId: string,
): Promise<Map<string, StudentFigures>> {
  const { classStudents: student, gamePlayers: seat, gameSessions: game } = db.tables
  const rows = await db
    .select({
      profileId: student.profileId,
      games: count(),
      right: sql`sum(${seat.correctAnswers})`.mapWith(Number),
      answered: sql`sum(${seat.totalAnswers})`.mapWith(Number),
      lastPlayedAt: max(game.endedAt),
    })
    .from(game)
    .innerJoin(seat, eq(seat.gameSessionId, game.id))
    .innerJoin(
      student,
      and(eq(student.classId, game.classId), eq(student.profileId, seat.profileId)),
    )
    .where(and(eq(game.classId, classId), isPlayedToEnd(db), isCountedSeat(db)))
    .groupBy(student.profileId)
  return new Map(rows.map(({ profileId, ...figures }) => [profileId, figures]))
}

export interface GameOfClass {
  game: Row<'gameSessions'>
  present: number
  players: number
  right: number
  answered: number
}

/** Latest ended first. */
export async function listGamesOfClass(
  db: Db,
  classId: string,
  limit: number,
): Promise<GameOfClass[]> {
  const { gameSessions: t } = db.tables
  const games = await db
    .select()
    .from(t)
    .where(and(eq(t.classId, classId), isPlayedToEnd(db)))
    .orderBy(desc(t.endedAt), desc(t.id))
    .limit(limit)
  const sums = await sumsOf(
    db,
    classId,
    games.map(({ id }) => id),
  )
  const none = { present: 0, players: 0, right: 0, answered: 0 }
  return games.map((game) => ({ game, ...none, ...sums.get(game.id) }))
}

async function sumsOf(db: Db, classId: string, gameIds: string[]) {
  const { classStudents: student, gamePlayers: seat, gameSessions: game } = db.tables
  if (gameIds.length === 0) return new Map<string, Omit<GameOfClass, 'game'>>()
  const rows = await db
    .select({
      gameId: seat.gameSessionId,
      present: count(student.profileId),
      players: count(),
      right: sql`sum(${seat.correctAnswers})`.mapWith(Number),
      answered: sql`sum(${seat.totalAnswers})`.mapWith(Number),
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .leftJoin(student, and(eq(student.classId, classId), eq(student.profileId, seat.profileId)))
    .where(and(inArray(game.id, gameIds), isCountedSeat(db)))
    .groupBy(seat.gameSessionId)
  return new Map(rows.map(({ gameId, ...sums }) => [gameId, sums]))
}

/** Most often first. */
export async function listCareersMet(db: Db, classId: string, limit: number) {
  const { gameSessions: game, careers } = db.tables
  return db
    .select({ id: careers.id, title: careers.title, games: count() })
    .from(game)
    .innerJoin(careers, eq(careers.id, game.careerId))
    .where(and(eq(game.classId, classId), isPlayedToEnd(db)))
    .groupBy(careers.id, careers.title)
    .orderBy(desc(count()), careers.title)
    .limit(limit)
}

/** Who sits in a game, by account. */
export async function listSeatedAccounts(db: Db, gameId: string): Promise<Map<string, string>> {
  const { gamePlayers: t } = db.tables
  const rows = await db
    .select({ profileId: t.profileId, playerId: t.id })
    .from(t)
    .where(and(eq(t.gameSessionId, gameId), isNull(t.removedAt), isNotNull(t.profileId)))
  return new Map(rows.map(({ profileId, playerId }) => [profileId as string, playerId]))
}
