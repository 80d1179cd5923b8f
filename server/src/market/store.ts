import { and, eq } from 'drizzle-orm'
import type { Db, NewRow, Row } from '../db/db'

export type PackOpeningRow = Row<'packOpenings'>

export async function insertOpening(db: Db, opening: NewRow<'packOpenings'>): Promise<void> {
  await db.insert(db.tables.packOpenings).values(opening)
}

export async function findOpening(
  db: Db,
  profileId: string,
  purchaseId: string,
): Promise<PackOpeningRow | undefined> {
  const { packOpenings: t } = db.tables
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.profileId, profileId), eq(t.purchaseId, purchaseId)))
  return row
}
