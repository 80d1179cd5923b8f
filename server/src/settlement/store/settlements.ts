import { eq } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'
import type { SettledRewards } from '../../db/schema/json'

export type Settlement = Row<'settlements'>
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
