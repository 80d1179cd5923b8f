import { and, eq } from 'drizzle-orm'
import type { Db, NewRow } from '../../db/db'

/** Saved again it is saved once. */
export async function insertFavourite(db: Db, row: NewRow<'setFavourites'>): Promise<void> {
  await db.insert(db.tables.setFavourites).values(row).onConflictDoNothing()
}

export async function removeFavourite(
  db: Db,
  { profileId, questionSetId }: Pick<NewRow<'setFavourites'>, 'profileId' | 'questionSetId'>,
): Promise<void> {
  const { setFavourites: t } = db.tables
  await db.delete(t).where(and(eq(t.profileId, profileId), eq(t.questionSetId, questionSetId)))
}
