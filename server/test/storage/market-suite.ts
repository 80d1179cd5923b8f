import { COSMETICS, findCosmetic, PACKS } from '@pathquest/core'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listOwnedCosmetics } from '../../src/cosmetics'
import type { Db } from '../../src/db/db'
import { migrate, openStore } from '../../src/db/open-store'
import type { Store } from '../../src/db/store'
import { buyCosmetic } from '../../src/market/cosmetics'
import { openPack } from '../../src/market/open-pack'
import { countOwnedPathkeys, listOwnedPathkeys } from '../../src/rewards/store/pathkeys'
import { awardTokens, getTokenBalance, listLedger } from '../../src/rewards/store/token-ledger'
import { aPathkey, aProfile } from './samples'
import type { Bench } from './test-database'

const [TRAIL] = PACKS as [(typeof PACKS)[0], ...typeof PACKS]
const AT_ONCE = 50

let purchases = 0
const aPurchase = () => (++purchases).toString(16).padStart(32, '0')

export function marketSuite(bench: Bench): void {
  let store: Store
  let db: Db
  let profileId: string
  beforeAll(async () => {
    store = openStore(await bench.databases.fresh())
    await migrate(store)
    db = store.db
    for (const rarity of ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const) {
      await aPathkey(db, { rarity })
    }
    await aPathkey(db, { rarity: 'common', isActive: false })
    await aPathkey(db, {
      rarity: 'common',
      keyType: 'milestone',
      metadata: { event: 'pathkeys_collected', count: 10 },
    })
  })
  afterAll(() => store?.close())
  beforeEach(async () => {
    profileId = (await aProfile(db)).id
  })
  const earn = (amount: number) =>
    awardTokens(db, { profileId, amount, reason: 'game', reference: aPurchase() })
  const buy = (packId: string, purchaseId = aPurchase()) =>
    openPack(store, { profileId, packId, purchaseId, now: 1 })

  test.each(PACKS)('$id takes its price and gives its keys', async ({ id, price, size }) => {
    await earn(price + 7)
    const { draws, milestones } = await buy(id)
    expect(draws).toHaveLength(size)
    expect(milestones).toEqual([])
    expect(await getTokenBalance(db, profileId)).toBe(7)
    expect((await countOwnedPathkeys(db, profileId)).copies).toBe(size)
    const owned = new Map(
      (await listOwnedPathkeys(db, profileId)).map(({ pathkey }) => [pathkey.id, pathkey]),
    )
    expect(draws.filter(({ isNew }) => isNew)).toHaveLength(owned.size)
    for (const { pathkeyId, random } of draws) {
      expect(owned.get(pathkeyId)).toMatchObject({ isActive: true, keyType: 'career' })
      expect(random).toHaveLength(2)
    }
  })

  test('who has too little is told how much is missing, and nothing changes', async () => {
    await earn(TRAIL.price - 1)
    await expect(buy(TRAIL.id)).rejects.toMatchObject({
      code: 'tokens_missing',
      params: { missing: 1 },
    })
    await expect(buy('gold')).rejects.toMatchObject({ code: 'pack_not_found' })
    expect(await getTokenBalance(db, profileId)).toBe(TRAIL.price - 1)
    expect((await countOwnedPathkeys(db, profileId)).copies).toBe(0)
  })

  test('the tenth key brings the milestone of ten keys, once', async () => {
    await earn(TRAIL.price * 11)
    const given: string[] = []
    for (let i = 0; i < 11; i++) given.push(...(await buy(TRAIL.id)).milestones)
    expect(given).toHaveLength(1)
    expect((await countOwnedPathkeys(db, profileId)).copies).toBe(12)
  })

  describe(`${AT_ONCE} tries at once`, () => {
    test('of one purchase are one purchase: paid once, with one answer', async () => {
      await earn(TRAIL.price * 3)
      const purchaseId = aPurchase()
      const opened = await Promise.all(
        Array.from({ length: AT_ONCE }, () => buy(TRAIL.id, purchaseId)),
      )
      for (const one of opened) expect(one).toEqual(opened[0])
      expect(await getTokenBalance(db, profileId)).toBe(TRAIL.price * 2)
      expect((await countOwnedPathkeys(db, profileId)).copies).toBe(1)
    }, 60_000)

    test('of different purchases buy what the balance pays for, and no more', async () => {
      await earn(TRAIL.price * 3 + 50)
      const tries = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => buy(TRAIL.id)))
      const refused = tries.filter((one) => one.status === 'rejected')
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'tokens_missing' })
      expect(tries.length - refused.length).toBe(3)
      expect(await getTokenBalance(db, profileId)).toBe(50)
      expect((await countOwnedPathkeys(db, profileId)).copies).toBe(3)
    }, 60_000)
  })

  test('a cosmetic tried fifty times at once is bought once', async () => {
    await earn(250)
    const now = 1
    const tries = Array.from({ length: AT_ONCE }, () =>
      buyCosmetic(store, { profileId, cosmeticId: 'peak', now }),
    )
    await Promise.all(tries)
    expect(await getTokenBalance(db, profileId)).toBe(50)
    expect(await listOwnedCosmetics(db, profileId)).toHaveLength(1)
  }, 60_000)

  test('cosmetics tried at once, of every kind and many times, never cost more than there is', async () => {
    const wishes = fc.array(fc.constantFrom(...COSMETICS.map(({ id }) => id)), {
      maxLength: AT_ONCE,
    })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 900 }), wishes, async (tokens, ids) => {
        profileId = (await aProfile(db)).id
        await earn(tokens)
        const tries = await Promise.allSettled(
          ids.map((cosmeticId) => buyCosmetic(store, { profileId, cosmeticId, now: 1 })),
        )
        for (const one of tries) {
          if (one.status === 'rejected') {
            expect(one.reason).toMatchObject({ code: 'cosmetic_tokens_missing' })
          }
        }
        const owned = (await listOwnedCosmetics(db, profileId)).map(({ cosmeticId }) => cosmeticId)
        const paid = owned.reduce((sum, id) => sum + (findCosmetic(id)?.price ?? 0), 0)
        expect(await getTokenBalance(db, profileId)).toBe(tokens - paid)
        expect(paid).toBeLessThanOrEqual(tokens)
      }),
      { numRuns: 8 },
    )
  }, 60_000)

  const step = fc.oneof(
    fc.record({ earn: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ buy: fc.constantFrom(...PACKS.map(({ id }) => id)), again: fc.boolean() }),
  )

  test('whatever is earned and bought at once, no entry ever brings the balance below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        profileId = (await aProfile(db)).id
        await Promise.allSettled(
          steps.flatMap((one): Promise<unknown>[] => {
            if ('earn' in one) return [earn(one.earn)]
            const purchaseId = aPurchase()
            return [buy(one.buy, purchaseId), ...(one.again ? [buy(one.buy, purchaseId)] : [])]
          }),
        )
        const { packOpenings: t } = db.tables
        const openings = (await db.select().from(t)).filter((row) => row.profileId === profileId)
        const entries = await listLedger(db, profileId)
        const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
        const earned = sum(entries.flatMap(({ amount }) => (amount > 0 ? amount : [])))
        expect(sum(openings.map(({ price }) => price))).toBe(
          earned - (await getTokenBalance(db, profileId)),
        )
        expect(await getTokenBalance(db, profileId)).toBeGreaterThanOrEqual(0)
        const keys = sum(openings.map(({ draws, milestones }) => draws.length + milestones.length))
        expect((await countOwnedPathkeys(db, profileId)).copies).toBe(keys)
      }),
      { numRuns: 15 },
    )
  }, 60_000)
}
