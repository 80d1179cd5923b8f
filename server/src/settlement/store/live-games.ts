import type { SessionType } from '@pathquest/core/rooms/game-choices'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { type GameSession, isLive } from '../../games'

export type LiveGame = Pick<GameSession, 'id' | 'gameCode' | 'status' | 'createdAt' | 'metadata'>

export interface LivePage {
  sessionType: SessionType
  /** The code of the last one before; at first empty. */
  after: string
  limit: number
}

/** Waiting and running games in the order of their codes, which are their own while they live. */
export async function listLiveGames(db: Db, page: LivePage): Promise<LiveGame[]> {
  return livePage(db, page)
}

export function livePage(db: Db, { sessionType, after, limit }: LivePage) {
  const { gameSessions: t } = db.tables
  const { id, gameCode, status, createdAt, metadata } = t
  return db
    .select({ id, gameCode, status, createdAt, metadata })
    .from(t)
    .where(and(isLive(db), gt(gameCode, after), eq(t.sessionType, sessionType)))
    .orderBy(asc(gameCode))
    .limit(limit)
}
