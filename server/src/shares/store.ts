import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { prepared } from '../db/prepared'
import type { GameSession } from '../games'

/** Shares a game's leaderboard under this token's hash; a former token of the game ends. */
export async function putGameShare(
  db: Db,
  gameSessionId: string,
  tokenHash: string,
  createdAt = Date.now(),
): Promise<void> {
  const { gameShares: t } = db.tables
  await db
    .insert(t)
    .values({ gameSessionId, tokenHash, createdAt })
    .onConflictDoUpdate({ target: t.gameSessionId, set: { tokenHash, createdAt } })
}

/** False: it was not shared. */
export async function removeGameShare(db: Db, gameSessionId: string): Promise<boolean> {
  const { gameShares: t } = db.tables
  const removed = await db.delete(t).where(eq(t.gameSessionId, gameSessionId)).returning()
  return removed.length > 0
}

export async function isGameShared(db: Db, gameSessionId: string): Promise<boolean> {
  const { gameShares: t } = db.tables
  const rows = await db.select().from(t).where(eq(t.gameSessionId, gameSessionId))
  return rows.length > 0
}

const byToken = ({ select, tables: { gameShares, gameSessions } }: Db) =>
  select({ game: gameSessions })
    .from(gameShares)
    .innerJoin(gameSessions, eq(gameSessions.id, gameShares.gameSessionId))
    .where(eq(gameShares.tokenHash, sql.placeholder('tokenHash')))
    .prepare()

/** The game whose leaderboard is shared under this token's hash. */
export async function findSharedGame(db: Db, tokenHash: string): Promise<GameSession | undefined> {
  const [row] = await prepared(db, byToken).execute({ tokenHash })
  return row?.game
}
