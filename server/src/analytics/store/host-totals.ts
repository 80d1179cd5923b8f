import { eq } from 'drizzle-orm'
import type { Db, Row } from '../../db/db'

/** undefined: no class game of this host was played to its end. */
export async function findHostTotals(
  db: Db,
  hostProfileId: string,
): Promise<Row<'hostTotals'> | undefined> {
  const { hostTotals: t } = db.tables
  const [row] = await db.select().from(t).where(eq(t.hostProfileId, hostProfileId))
  return row
}
