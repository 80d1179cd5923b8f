import { EXPLORED_SHOWN } from '@pathquest/core'
import { and, count, countDistinct, desc, eq, gte, lt, max, min, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { isPlayedBy } from '../../games'

interface Span {
  fromMs: number
  untilMs: number
}

const isIn = ({ tables: { gamePlayers: seat } }: Db, { fromMs, untilMs }: Span) =>
  and(gte(seat.joinedAt, fromMs), lt(seat.joinedAt, untilMs))

/** Careers of games, each once, the latest first. */
export async function listExplored(db: Db, profileId: string, span: Span) {
  const { gamePlayers: seat, gameSessions: game, careers } = db.tables
  const at = max(seat.joinedAt)
  const rows = await db
    .select({
      career: { id: careers.id, title: careers.title, industry: careers.industry },
      games: count(),
      at,
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .innerJoin(careers, eq(careers.id, game.careerId))
    .where(and(isPlayedBy(db, profileId), isIn(db, span)))
    .groupBy(careers.id, careers.title, careers.industry)
    .orderBy(desc(at), careers.id)
    .limit(EXPLORED_SHOWN)
  return rows.map((row) => ({ ...row, at: Number(row.at) }))
}

/** Of all time: how many careers, and when the first game was. */
export async function playedEver(
  db: Db,
  profileId: string,
): Promise<{ careers: number; firstAt: number | null }> {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  const [row] = await db
    .select({ careers: countDistinct(game.careerId), firstAt: min(seat.joinedAt) })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .where(isPlayedBy(db, profileId))
  return row ?? { careers: 0, firstAt: null }
}

/** By mode, and by whether they were about one career. */
export async function countPlayedByMode(db: Db, profileId: string, span: Span) {
  const { gamePlayers: seat, gameSessions: game } = db.tables
  const isAboutCareer = sql`case when ${game.careerId} is null then 0 else 1 end`.mapWith(Number)
  return db
    .select({
      gameMode: game.gameMode,
      isAboutCareer,
      games: count(),
      answered: sql`sum(${seat.totalAnswers})`.mapWith(Number),
      correct: sql`sum(${seat.correctAnswers})`.mapWith(Number),
    })
    .from(seat)
    .innerJoin(game, eq(game.id, seat.gameSessionId))
    .where(and(isPlayedBy(db, profileId), isIn(db, span)))
    .groupBy(game.gameMode, isAboutCareer)
}
