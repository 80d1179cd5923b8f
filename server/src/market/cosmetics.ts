import { type CosmeticChoice, findCosmetic } from '@pathquest/core'
import { insertOwnedCosmetic, listOwnedCosmetics, replaceEquipped } from '../cosmetics'
import type { Store } from '../db/store'
import { awardTokens, getTokenBalance } from '../rewards'
import { AppError } from '../runtime/errors'

interface CosmeticBuyer {
  profileId: string
  cosmeticId: string
  now: number
}

/**
 * Sells a cosmetic, in one transaction: the balance is read, the price is booked and it is owned,
 * or nothing happens. What is owned already costs nothing more.
 */
export const buyCosmetic = (
  store: Store,
  { profileId, cosmeticId, now }: CosmeticBuyer,
): Promise<void> =>
  store.transact(async (tx) => {
    const cosmetic = findCosmetic(cosmeticId)
    if (!cosmetic) throw new AppError('cosmetic_not_found')
    const owned = await listOwnedCosmetics(tx, profileId)
    if (owned.some((one) => one.cosmeticId === cosmeticId)) return
    const missing = cosmetic.price - (await getTokenBalance(tx, profileId))
    if (missing > 0) throw new AppError('cosmetic_tokens_missing', { missing })
    const spending = { profileId, amount: -cosmetic.price, reason: 'cosmetic' as const, now }
    if (!(await awardTokens(tx, { ...spending, reference: cosmeticId }))) {
      throw new Error('A cosmetic was paid before and is not owned')
    }
    await insertOwnedCosmetic(tx, { profileId, cosmeticId, acquiredAt: now })
  })

/** Puts on what is owned, or takes off what is worn in this slot. */
export const wearCosmetic = (
  store: Store,
  profileId: string,
  { slot, cosmeticId }: CosmeticChoice,
): Promise<void> =>
  store.transact(async (tx) => {
    if (cosmeticId !== null) {
      if (findCosmetic(cosmeticId)?.slot !== slot) throw new AppError('cosmetic_not_found')
      const owned = await listOwnedCosmetics(tx, profileId)
      if (!owned.some((one) => one.cosmeticId === cosmeticId)) {
        throw new AppError('cosmetic_not_owned')
      }
    }
    await replaceEquipped(tx, profileId, slot, cosmeticId)
  })
