import type { SessionType } from '@pathquest/core/rooms/game-choices'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import type { SettledRewards } from '../../db/schema/json'
import { type GameSession, isLive } from '../../games'

type Settlement = Row<'settlements'>

export type { SettledRewards }

/** False: this game is settled already; everything else of the settlement must then be left alone. */
export async function insertSettlement(
  db: Db,
  settlement: { gameSessionId: string; result: SettledRewards; settledAt?: number },
): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.settlements)
    .values({ ...settlement, settledAt: settlement.settledAt ?? Date.now() })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}

export async function findSettlement(
  db: Db,
  gameSessionId: string,
): Promise<Settlement | undefined> {
  const { settlements } = db.tables
  const [row] = await db
    .select()
    .from(settlements)
    .where(eq(settlements.gameSessionId, gameSessionId))
  return row
}

export type LiveGame = Pick<GameSession, 'id' | 'gameCode' | 'status' | 'createdAt' | 'storeId'>

interface LivePage {
  sessionType: SessionType
  /** The store of their rooms; null: not known. */
  storeId: string | null
  /** The code of the last one before; at first empty. */
  after: string
  limit: number
}

/**
 * Waiting and running games of one store in the order of their codes, which are their own while they
 * live.
 */
export async function listLiveGames(db: Db, page: LivePage): Promise<LiveGame[]> {
  return livePage(db, page)
}

export function livePage(db: Db, { sessionType, storeId, after, limit }: LivePage) {
  const { gameSessions: t } = db.tables
  const { id, gameCode, status, createdAt } = t
  const isOfStore = storeId === null ? isNull(t.storeId) : eq(t.storeId, storeId)
  return db
    .select({ id, gameCode, status, createdAt, storeId: t.storeId })
    .from(t)
    .where(and(isLive(db), gt(gameCode, after), eq(t.sessionType, sessionType), isOfStore))
    .orderBy(asc(gameCode))
    .limit(limit)
}
