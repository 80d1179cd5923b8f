import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random'
import { RARITIES } from './amounts'
import { drawFromPack, PACKS, packOdds } from './packs'

const keyOf = (rarity: (typeof RARITIES)[number], id: number) => ({ id: `${rarity}${id}`, rarity })
const keys = RARITIES.flatMap((rarity) => [keyOf(rarity, 1), keyOf(rarity, 2)])

describe('packs', () => {
  test('cost 100, 250 and 600 XP, and their odds make 100 percent', () => {
    expect(PACKS.map(({ price }) => price)).toEqual([100, 250, 600])
    for (const { odds } of PACKS) {
      expect(Object.values(odds).reduce((sum, percent) => sum + percent, 0)).toBe(100)
    }
  })

  test.each(PACKS)('$id: the printed odds are the defined ones', (pack) => {
    const printed = packOdds(pack, keys)
    expect(Object.fromEntries(printed.map(({ rarity, percent }) => [rarity, percent]))).toEqual(
      pack.odds,
    )
  })

  test('a rarity without a key is left out, and the others share its part', () => {
    const some = keys.filter(({ rarity }) => rarity === 'common' || rarity === 'rare')
    const odds = packOdds({ odds: { ...zero, common: 60, epic: 20, rare: 20 } }, some)
    expect(odds).toEqual([
      { rarity: 'common', percent: 75 },
      { rarity: 'rare', percent: 25 },
    ])
  })

  test.each(PACKS)('$id: 20,000 draws match the printed odds', (pack) => {
    const random = seededRandom(pack.id)
    const draws = 20_000
    const drawn = new Map<string, number>()
    for (let i = 0; i < draws; i++) {
      const { rarity } = drawFromPack(pack, keys, random) as (typeof keys)[0]
      drawn.set(rarity, (drawn.get(rarity) ?? 0) + 1)
    }
    for (const { rarity, percent } of packOdds(pack, keys)) {
      const share = ((drawn.get(rarity) ?? 0) / draws) * 100
      expect(Math.abs(share - percent), rarity).toBeLessThan(1.5)
    }
  })

  test('every draw gives an existing key; without any there is none', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.subarray(keys, { minLength: 1 }), chance, chance, (some, one, other) => {
        const chances = [one, other]
        const random = () => chances.shift() ?? 0
        for (const pack of PACKS) expect(some).toContain(drawFromPack(pack, some, random))
      }),
    )
    expect(drawFromPack(PACKS[0] as (typeof PACKS)[0], [], () => 0)).toBeNull()
  })
})

const zero = { common: 0, uncommon: 0, rare: 0, epic: 0, legendary: 0 }
