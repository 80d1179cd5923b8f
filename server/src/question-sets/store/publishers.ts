import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** An administrator, or somebody who has had a public set and has none that is hidden. */
export async function isKnownPublisher(db: Db, profileId: string): Promise<boolean> {
  const { admins, questionSets: t } = db.tables
  const own = eq(t.creatorId, profileId)
  const find = (what: ReturnType<typeof and>) =>
    db.select({ id: t.id }).from(t).where(and(own, what)).limit(1)
  const asAdmin = await db.select().from(admins).where(eq(admins.profileId, profileId))
  if (asAdmin.length > 0) return true
  const hidden = await find(inArray(t.review, ['hidden', 'asked']))
  if (hidden.length > 0) return false
  return (await find(or(eq(t.isPublic, true), eq(t.review, 'approved')))).length > 0
}
