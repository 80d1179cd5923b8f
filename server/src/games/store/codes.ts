import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** How long a code rests after its game. */
export const CODE_REUSE_MS = 24 * 3_600_000

/** Whether a game with this code is still at rest. */
export async function isCodeRetired(db: Db, code: string, now: number): Promise<boolean> {
  const { usedGameCodes: used } = db.tables
  const [row] = await db
    .select()
    .from(used)
    .where(and(eq(used.code, code), gt(used.releasedAt, now - CODE_REUSE_MS)))
  return row !== undefined
}

/** The game is over: from now on its code rests. Codes that have rested are forgotten. */
export async function retireCode(db: Db, code: string, releasedAt: number): Promise<void> {
  const { usedGameCodes: used } = db.tables
  await db.delete(used).where(lte(used.releasedAt, releasedAt - CODE_REUSE_MS))
  await db
    .insert(used)
    .values({ code, releasedAt })
    .onConflictDoUpdate({ target: used.code, set: { releasedAt } })
}
