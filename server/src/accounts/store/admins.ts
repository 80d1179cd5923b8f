import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'

export async function isAdmin(db: Db, profileId: string): Promise<boolean> {
  const { admins } = db.tables
  const [row] = await db.select().from(admins).where(eq(admins.profileId, profileId))
  return row !== undefined
}

/** False: this account is one already. */
export async function insertAdmin(db: Db, profileId: string, now = Date.now()): Promise<boolean> {
  const inserted = await db
    .insert(db.tables.admins)
    .values({ profileId, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted.length > 0
}
