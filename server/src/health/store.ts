import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db'
import { isLive } from '../games'

/** For the home page: what anybody can find here. */
export async function countContent(db: Db): Promise<{ careers: number; questionSets: number }> {
  const { careers, questionSets } = db.tables
  const [verified] = await db
    .select({ careers: count() })
    .from(careers)
    .where(and(eq(careers.isVerified, true), isNull(careers.withdrawnAt)))
  const [open] = await db
    .select({ questionSets: count() })
    .from(questionSets)
    .where(and(eq(questionSets.isPublic, true), isNull(questionSets.withdrawnAt)))
  return { careers: verified?.careers ?? 0, questionSets: open?.questionSets ?? 0 }
}

/** Games that are not over, by the index of live codes. */
export function countLiveGames(db: Db) {
  const { gameSessions: t } = db.tables
  return db
    .select({ type: t.sessionType, status: t.status, games: count() })
    .from(t)
    .where(isLive(db))
    .groupBy(t.sessionType, t.status)
}

/** Their connected players, as the rooms reported them last. */
export async function countPlayers(db: Db): Promise<number> {
  const { gameSessions, gamePlayers } = db.tables
  const [row] = await db
    .select({ players: count() })
    .from(gamePlayers)
    .innerJoin(gameSessions, eq(gamePlayers.gameSessionId, gameSessions.id))
    .where(and(isLive(db), eq(gamePlayers.isConnected, true)))
  return row?.players ?? 0
}

export async function countGrades(db: Db, state: 'pending' | 'failed'): Promise<number> {
  const { ltiScores } = db.tables
  const [row] = await db
    .select({ grades: count() })
    .from(ltiScores)
    .where(eq(ltiScores.state, state))
  return row?.grades ?? 0
}
