import { DASHBOARD_RECENT_PATHKEYS } from '@pathquest/game-core/constants'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/db'
import {
  countOwnedPathkeys,
  getTokenBalance,
  listOwnedPathkeys,
  type OwnedPathkey,
} from '../rewards'

export interface DashboardFigures {
  tokens: number
  /** Copies. */
  pathkeysCollected: number
  gamesPlayed: number
  /** Distinct pathkeys. */
  careersExplored: number
  recentPathkeys: OwnedPathkey[]
}

export async function getDashboardFigures(db: Db, profileId: string): Promise<DashboardFigures> {
  const [tokens, owned, gamesPlayed, recentPathkeys] = await Promise.all([
    getTokenBalance(db, profileId),
    countOwnedPathkeys(db, profileId),
    countGamesPlayed(db, profileId),
    listOwnedPathkeys(db, profileId, DASHBOARD_RECENT_PATHKEYS),
  ])
  return {
    tokens,
    pathkeysCollected: owned.copies,
    gamesPlayed,
    careersExplored: owned.distinct,
    recentPathkeys,
  }
}

/** Player records in games that started. */
export async function countGamesPlayed(db: Db, profileId: string): Promise<number> {
  const { gamePlayers, gameSessions } = db.tables
  const [row] = await db
    .select({ games: count() })
    .from(gamePlayers)
    .innerJoin(gameSessions, eq(gameSessions.id, gamePlayers.gameSessionId))
    .where(and(eq(gamePlayers.profileId, profileId), isNotNull(gameSessions.startedAt)))
  return row?.games ?? 0
}
