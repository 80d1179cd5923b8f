import type { SessionType } from '@pathquest/game-core/constants'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/db'
import { type GameSession, isLive } from './game-sessions'

export type LiveGame = Pick<GameSession, 'id' | 'gameCode' | 'status' | 'createdAt' | 'metadata'>

/** Waiting and running games in the order of their codes, which are their own while they live. */
export async function listLiveGames(
  db: Db,
  { sessionType, after, limit }: { sessionType: SessionType; after: string; limit: number },
): Promise<LiveGame[]> {
  const { gameSessions: t } = db.tables
  const { id, gameCode, status, createdAt, metadata } = t
  return db
    .select({ id, gameCode, status, createdAt, metadata })
    .from(t)
    .where(and(isLive(db), gt(gameCode, after), eq(t.sessionType, sessionType)))
    .orderBy(asc(gameCode))
    .limit(limit)
}
