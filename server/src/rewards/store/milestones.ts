import { type Milestone, readMilestone } from '@pathquest/core'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'

interface MilestoneKey extends Milestone {
  pathkeyId: string
}

/** The active keys of milestones that are counted, in the catalogue's order. */
export async function listMilestoneKeys(db: Db): Promise<MilestoneKey[]> {
  const { pathkeys: t } = db.tables
  const rows = await db
    .select({ id: t.id, metadata: t.metadata })
    .from(t)
    .where(and(eq(t.isActive, true), eq(t.keyType, 'milestone')))
    .orderBy(asc(t.orderIndex), asc(t.id))
  return rows.flatMap(({ id, metadata }) => {
    const milestone = readMilestone(metadata)
    return milestone ? [{ ...milestone, pathkeyId: id }] : []
  })
}

/** Which of these keys each of these people has. */
export async function listOwnedAmong(
  db: Db,
  profileIds: readonly string[],
  pathkeyIds: readonly string[],
): Promise<{ profileId: string; pathkeyId: string }[]> {
  const { userPathkeys: t } = db.tables
  return db
    .select({ profileId: t.profileId, pathkeyId: t.pathkeyId })
    .from(t)
    .where(and(inArray(t.profileId, [...profileIds]), inArray(t.pathkeyId, [...pathkeyIds])))
}

/** Gives keys that are owned once at most. Returns those that were not owned. */
export async function insertMilestoneKeys(
  db: Db,
  profileId: string,
  pathkeyIds: readonly string[],
  now: number,
): Promise<string[]> {
  const rows = await db
    .insert(db.tables.userPathkeys)
    .values(pathkeyIds.map((pathkeyId) => ({ profileId, pathkeyId, quantity: 1, acquiredAt: now })))
    .onConflictDoNothing()
    .returning()
  const given = new Set(rows.map(({ pathkeyId }) => pathkeyId))
  return pathkeyIds.filter((id) => given.has(id))
}

/** Milestone keys that those who reached them before they came have not been given yet. */
export async function listMilestoneKeysToGive(db: Db): Promise<string[]> {
  const { pathkeys: t } = db.tables
  const rows = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.isActive, true), eq(t.keyType, 'milestone'), isNull(t.givenToEarlierAt)))
  return rows.map(({ id }) => id)
}

export async function markGivenToEarlier(
  db: Db,
  pathkeyIds: readonly string[],
  now: number,
): Promise<void> {
  const { pathkeys: t } = db.tables
  await db
    .update(t)
    .set({ givenToEarlierAt: now })
    .where(inArray(t.id, [...pathkeyIds]))
}

/** In the order of their ids. */
export async function listProfileIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { profiles: t } = db.tables
  const rows = await db
    .select({ id: t.id })
    .from(t)
    .where(gt(t.id, after))
    .orderBy(asc(t.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
