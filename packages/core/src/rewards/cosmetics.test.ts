import { expect, test } from 'vitest'
import { WornCosmetics } from '../contracts/market'
import { COSMETIC_SLOTS, COSMETICS, findCosmetic } from './cosmetics'

test('every cosmetic has an id of its own and a price from 50 to 400 XP', () => {
  expect(new Set(COSMETICS.map(({ id }) => id)).size).toBe(COSMETICS.length)
  for (const { id, price } of COSMETICS) {
    expect(price).toBeGreaterThanOrEqual(50)
    expect(price).toBeLessThanOrEqual(400)
    expect(findCosmetic(id)?.price).toBe(price)
  }
})

test('worn cosmetics are at most one of the catalogue for each slot', () => {
  expect(WornCosmetics.parse(['fir', 'lake'])).toEqual(['fir', 'lake'])
  expect(WornCosmetics.safeParse(['crown']).success).toBe(false)
  expect(WornCosmetics.safeParse(['fir', 'lake', 'tent']).success).toBe(false)
  expect(COSMETIC_SLOTS).toHaveLength(2)
})
