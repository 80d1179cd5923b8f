import { drawFromPack, PACKS, type Pack, type PackOpening } from '@pathquest/core'
import type { Db } from '../db/db'
import type { PackDraw } from '../db/schema/json'
import type { Store } from '../db/store'
import {
  awardPathkey,
  awardTokens,
  getTokenBalance,
  giveMilestones,
  listActivePathkeys,
  listOwnedPathkeys,
  type Pathkey,
} from '../rewards'
import { AppError } from '../runtime/errors'
import { newId, random } from '../runtime/tokens'
import { findOpening, insertOpening, type PackOpeningRow } from './store'

/** What packs hold: milestone keys are never sold. */
export async function listSoldPathkeys(db: Db): Promise<Pathkey[]> {
  return (await listActivePathkeys(db)).filter(({ keyType }) => keyType !== 'milestone')
}

interface Purchase extends PackOpening {
  profileId: string
  now: number
}

/**
 * Sells a pack and opens it, in one transaction: the balance is read, the price is booked and the
 * keys are given, or nothing is. The same purchase again gets what it got.
 */
export const openPack = (store: Store, purchase: Purchase): Promise<PackOpeningRow> =>
  store.transact(async (tx) => {
    const { profileId, purchaseId, packId, now } = purchase
    const opened = await findOpening(tx, profileId, purchaseId)
    if (opened) return opened
    const pack = PACKS.find(({ id }) => id === packId)
    const sold = await listSoldPathkeys(tx)
    if (!pack || sold.length === 0) throw new AppError('pack_not_found')
    const missing = pack.price - (await getTokenBalance(tx, profileId))
    if (missing > 0) throw new AppError('tokens_missing', { missing })

    const id = newId('packOpening')
    const spending = { profileId, amount: -pack.price, reason: 'pack' as const, reference: id, now }
    if (!(await awardTokens(tx, spending))) throw new Error('A new purchase was booked before')
    const draws = await drawAndGive(tx, pack, sold, purchase)
    const given = await giveMilestones(tx, [profileId], now)
    const opening = {
      id,
      profileId,
      purchaseId,
      packId,
      price: pack.price,
      draws,
      milestones: given.get(profileId) ?? [],
      openedAt: now,
    }
    await insertOpening(tx, opening)
    return opening
  })

async function drawAndGive(
  tx: Db,
  pack: Pack,
  sold: readonly Pathkey[],
  { profileId, now }: Purchase,
): Promise<PackDraw[]> {
  const owned = new Set((await listOwnedPathkeys(tx, profileId)).map(({ pathkey }) => pathkey.id))
  const draws: PackDraw[] = []
  for (let i = 0; i < pack.size; i++) {
    const chances = [random(), random()]
    const left = [...chances]
    const drawn = drawFromPack(pack, sold, () => left.shift() ?? 0)
    if (!drawn) throw new Error('Nothing could be drawn')
    if (!(await awardPathkey(tx, profileId, drawn.id, now))) throw new Error('A key was not given')
    draws.push({ pathkeyId: drawn.id, isNew: !owned.has(drawn.id), random: chances })
    owned.add(drawn.id)
  }
  return draws
}
