import { and, count, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { isPlayedBy } from '../../games'

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

/** What a child has said of the plan as a whole. */
export async function isPlanShared(db: Db, profileId: string): Promise<boolean> {
  const { plans: t } = db.tables
  const [row] = await db.select({ isShared: t.isShared }).from(t).where(eq(t.profileId, profileId))
  return row?.isShared ?? false
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

const WEEK_MS = 7 * 24 * 60 * 60_000
/** The epoch was a Thursday. */
const FIRST_MONDAY_MS = 4 * 24 * 60 * 60_000

/** The Monday of a time, 00:00 UTC. */
export const mondayOf = (atMs: number): number =>
  atMs - ((((atMs - FIRST_MONDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS)

/** Games by their week, from a Monday on; weeks without a game are missing. */
export async function countByWeek(db: Db, profileId: string, fromMs: number) {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  const week = sql`(${seat.joinedAt} - ${sql.raw(String(FIRST_MONDAY_MS))}) / ${sql.raw(String(WEEK_MS))}`
  const rows = await db
    .select({
      week: week.mapWith(Number),
      games: count(),
      answered: sql`sum(${seat.totalAnswers})`.mapWith(Number),
      correct: sql`sum(${seat.correctAnswers})`.mapWith(Number),
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .where(and(isPlayedBy(db, profileId), gte(seat.joinedAt, fromMs)))
    .groupBy(week)
  return rows.map(({ week, ...figures }) => ({
    from: FIRST_MONDAY_MS + week * WEEK_MS,
    ...figures,
  }))
}

/** Latest first. */
export async function listGamesSince(db: Db, profileId: string, sinceMs: number, limit: number) {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  const rows = await db
    .select({
      id: game.id,
      title: game.setTitle,
      at: seat.joinedAt,
      answered: seat.totalAnswers,
      correct: seat.correctAnswers,
      sessionType: game.sessionType,
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .where(and(isPlayedBy(db, profileId), gte(seat.joinedAt, sinceMs)))
    .orderBy(desc(seat.joinedAt), desc(game.id))
    .limit(limit)
  return rows.map(({ sessionType, ...row }) => ({
    ...row,
    isClassGame: sessionType === 'multiplayer',
  }))
}
