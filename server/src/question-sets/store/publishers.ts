import { HIDDEN_SET_REVIEWS } from '@pathquest/core/question-sets/set-choices'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/db'

/**
 * An administrator, or somebody who has had a public set and none that was refused since. A set that
 * was made private before reviews were kept tells nothing: nobody knows that it has been public.
 */
export async function isKnownPublisher(db: Db, profileId: string): Promise<boolean> {
  const { admins, profiles, questionSets: t } = db.tables
  const own = eq(t.creatorId, profileId)
  const find = (what: ReturnType<typeof and>) =>
    db.select({ id: t.id }).from(t).where(and(own, what)).limit(1)
  const asAdmin = await db.select().from(admins).where(eq(admins.profileId, profileId))
  if (asAdmin.length > 0) return true
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId))
  if (!profile || profile.setRefusedAt !== null) return false
  if ((await find(inArray(t.review, [...HIDDEN_SET_REVIEWS]))).length > 0) return false
  return (await find(or(eq(t.isPublic, true), eq(t.review, 'approved')))).length > 0
}

/** Outlives the refused set itself; null: an administrator has looked at a later one. */
export async function putSetRefused(db: Db, profileId: string, at: number | null): Promise<void> {
  const { profiles: t } = db.tables
  await db.update(t).set({ setRefusedAt: at }).where(eq(t.id, profileId))
}
