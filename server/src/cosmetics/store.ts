import { COSMETICS, type CosmeticId, type CosmeticSlot, findCosmetic } from '@pathquest/core'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Row } from '../db/db'

export type OwnedCosmetic = Row<'ownedCosmetics'>

/** The one bought first first. */
export async function listOwnedCosmetics(db: Db, profileId: string): Promise<OwnedCosmetic[]> {
  const { ownedCosmetics: t } = db.tables
  return db
    .select()
    .from(t)
    .where(eq(t.profileId, profileId))
    .orderBy(asc(t.acquiredAt), asc(t.cosmeticId))
}

/** What others see of each; a row of something that has left the catalogue shows nothing. */
export async function listWornOf(
  db: Db,
  profileIds: readonly string[],
): Promise<Map<string, CosmeticId[]>> {
  const { ownedCosmetics: t } = db.tables
  if (profileIds.length === 0) return new Map()
  const rows = await db
    .select({ profileId: t.profileId, cosmeticId: t.cosmeticId })
    .from(t)
    .where(and(inArray(t.profileId, [...profileIds]), eq(t.isWorn, true)))
    .orderBy(asc(t.acquiredAt), asc(t.cosmeticId))
  const worn = new Map<string, CosmeticId[]>()
  for (const { profileId, cosmeticId } of rows) {
    const cosmetic = findCosmetic(cosmeticId)
    if (cosmetic) worn.set(profileId, [...(worn.get(profileId) ?? []), cosmetic.id])
  }
  return worn
}

export const listWorn = async (db: Db, profileId: string): Promise<CosmeticId[]> =>
  (await listWornOf(db, [profileId])).get(profileId) ?? []

export async function insertOwnedCosmetic(
  db: Db,
  owned: Pick<OwnedCosmetic, 'profileId' | 'cosmeticId' | 'acquiredAt'>,
): Promise<void> {
  await db.insert(db.tables.ownedCosmetics).values({ ...owned, isWorn: false })
}

/** In a transaction: this one of what is owned, null for none, and nothing else in its slot. */
export async function replaceEquipped(
  tx: Db,
  profileId: string,
  slot: CosmeticSlot,
  cosmeticId: string | null,
): Promise<void> {
  const { ownedCosmetics: t } = tx.tables
  const inSlot = COSMETICS.flatMap((one) => (one.slot === slot ? [one.id as string] : []))
  await tx
    .update(t)
    .set({ isWorn: false })
    .where(and(eq(t.profileId, profileId), inArray(t.cosmeticId, inSlot)))
  if (cosmeticId === null) return
  await tx
    .update(t)
    .set({ isWorn: true })
    .where(and(eq(t.profileId, profileId), eq(t.cosmeticId, cosmeticId)))
}
