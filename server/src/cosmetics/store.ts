import { COSMETICS, type CosmeticId, type CosmeticSlot, findCosmetic } from '@pathquest/game-core'
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

/** What others see; a row of something that has left the catalogue shows nothing. */
export async function listWorn(db: Db, profileId: string): Promise<CosmeticId[]> {
  const owned = await listOwnedCosmetics(db, profileId)
  return owned.flatMap(({ cosmeticId, isWorn }) => {
    const cosmetic = isWorn ? findCosmetic(cosmeticId) : undefined
    return cosmetic ? [cosmetic.id] : []
  })
}

export async function insertOwnedCosmetic(
  db: Db,
  owned: Pick<OwnedCosmetic, 'profileId' | 'cosmeticId' | 'acquiredAt'>,
): Promise<void> {
  await db.insert(db.tables.ownedCosmetics).values({ ...owned, isWorn: false })
}

/** In a transaction: this one of what is owned, null for none, and nothing else in its slot. */
export async function wearInstead(
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
