import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { PATHKEY_TYPES, RARITIES, RARITY_WEIGHT } from './amounts'
import {
  baseTokens,
  type DrawablePathkey,
  drawPathkey,
  earnsPathkey,
  fittingPathkeys,
  placementBonus,
} from './rewards'

describe('tokens', () => {
  it.each([
    [0, 10],
    [9, 10],
    [10, 11],
    [137, 23],
  ])('a score of %i: 10 base and 1 per 10 points make %i', (score, tokens) => {
    expect(baseTokens(score, 4)).toBe(tokens)
  })

  it('50, 30 and 20 for the first three places', () => {
    expect([1, 2, 3, 4, 100].map(placementBonus)).toEqual([50, 30, 20, 0, 0])
  })

  it('nothing without a place', () => {
    expect(baseTokens(500, null) + placementBonus(null)).toBe(0)
  })

  const place = fc.option(fc.integer({ min: 1, max: 100 }), { nil: null })

  test('never negative, always whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 1_000_000 }), place, (score, placement) => {
        const tokens = baseTokens(score, placement) + placementBonus(placement)
        expect(tokens).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(tokens)).toBe(true)
      }),
    )
  })

  test('never less for more points or a better place', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1_000), place, (score, more, placement) => {
        expect(baseTokens(score + more, placement)).toBeGreaterThanOrEqual(
          baseTokens(score, placement),
        )
        if (placement === null) return
        expect(placementBonus(placement)).toBeGreaterThanOrEqual(placementBonus(placement + 1))
        expect(placementBonus(placement)).toBeGreaterThanOrEqual(placementBonus(null))
      }),
    )
  })
})

describe('who earns a pathkey', () => {
  const rule = { signedIn: true, placement: 1, playerCount: 1 }

  it('signed-in players on the first three places', () => {
    const places = [1, 2, 3, 4, 50]
    expect(places.map((placement) => earnsPathkey({ ...rule, placement }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(earnsPathkey({ ...rule, placement: null })).toBe(false)
  })

  it('a flag raises the number of players that it takes', () => {
    expect(earnsPathkey({ ...rule, playerCount: 2, minPlayers: 3 })).toBe(false)
    expect(earnsPathkey({ ...rule, playerCount: 3, minPlayers: 3 })).toBe(true)
    expect(earnsPathkey({ ...rule, playerCount: 0 })).toBe(false)
  })

  test('a guest never does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(100), (placement, playerCount) => {
        expect(earnsPathkey({ signedIn: false, placement, playerCount })).toBe(false)
      }),
    )
  })
})

const key = fc.record<DrawablePathkey>({
  id: fc.uuid(),
  rarity: fc.constantFrom(...RARITIES),
  keyType: fc.constantFrom(...PATHKEY_TYPES),
  isActive: fc.boolean(),
  careerId: fc.constantFrom(null, 'ca_1', 'ca_2'),
  careerSector: fc.constantFrom(null, 'Science', 'Technology'),
})
const keys = fc.uniqueArray(key, { selector: ({ id }) => id, maxLength: 12 })
const requested = fc.record({
  careerId: fc.constantFrom(null, 'ca_1'),
  careerSector: fc.constantFrom(null, 'Science'),
})
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('which pathkey is drawn', () => {
  test('an active one that is not a milestone, fitting where any fits', () => {
    fc.assert(
      fc.property(keys, requested, chance, (all, request, value) => {
        const drawn = drawPathkey(all, request, () => value)
        const drawable = all.filter((one) => one.isActive && one.keyType !== 'milestone')
        const fitting = fittingPathkeys(all, request)
        if (fitting.length > 0) expect(fitting).toContain(drawn)
        else expect(drawn).toBe(drawable[0] ?? null)
        if (drawn) expect(drawable).toContain(drawn)
      }),
    )
  })

  test('fitting means the career or the mapped sector; without a request nothing fits', () => {
    fc.assert(
      fc.property(keys, requested, (all, request) => {
        for (const one of fittingPathkeys(all, request)) {
          const ofCareer = request.careerId !== null && one.careerId === request.careerId
          const ofSector =
            request.careerSector !== null && one.careerSector === request.careerSector
          expect(ofCareer || ofSector).toBe(true)
        }
        expect(fittingPathkeys(all, { careerId: null, careerSector: null })).toEqual([])
      }),
    )
  })

  test('each fitting key is drawn by the weight of its rarity', () => {
    // Every value of a fine grid once: the share of a key is exact to one grid step.
    const STEPS = 4_000
    fc.assert(
      fc.property(keys, requested, (all, request) => {
        const fitting = fittingPathkeys(all, request)
        if (fitting.length === 0) return
        const drawn = new Map<string, number>()
        for (let i = 0; i < STEPS; i++) {
          const id = drawPathkey(all, request, () => (i + 0.5) / STEPS)?.id ?? ''
          drawn.set(id, (drawn.get(id) ?? 0) + 1)
        }
        const total = fitting.reduce((sum, { rarity }) => sum + RARITY_WEIGHT[rarity], 0)
        for (const { id, rarity } of fitting) {
          const expected = (STEPS * RARITY_WEIGHT[rarity]) / total
          expect(Math.abs((drawn.get(id) ?? 0) - expected)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('one of each rarity: 60, 25, 10, 4 and 1 of a hundred', () => {
    const all = RARITIES.map(
      (rarity): DrawablePathkey => ({
        id: rarity,
        rarity,
        keyType: 'career',
        isActive: true,
        careerId: 'ca_1',
        careerSector: null,
      }),
    )
    const drawn = Array.from({ length: 100 }, (_, i) =>
      drawPathkey(all, { careerId: 'ca_1', careerSector: null }, () => (i + 0.5) / 100),
    )
    const times = RARITIES.map((rarity) => drawn.filter((one) => one?.id === rarity).length)
    expect(times).toEqual([60, 25, 10, 4, 1])
  })
})
