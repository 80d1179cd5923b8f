import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, seededRandom, shuffled } from './random'

test('the same seed gives the same numbers, from 0 up to but not 1', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [one, other] = [seededRandom(seed), seededRandom(seed)]
      for (let i = 0; i < 20; i++) {
        const value = one()
        expect(other()).toBe(value)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(1)
      }
    }),
  )
})

test('seeds that differ in one character give other numbers', () => {
  const first = Array.from({ length: 1_000 }, (_, i) => seededRandom(`seed:${i}`)())
  expect(new Set(first).size).toBe(1_000)
  expect(first.reduce((sum, value) => sum + value, 0) / 1_000).toBeCloseTo(0.5, 1)
})

test('a shuffle holds the same items, each position equally likely, and does not modify the list', () => {
  const items = Object.freeze(['a', 'b', 'c', 'd'])
  const firsts = new Map<string, number>()
  for (let i = 0; i < 4_000; i++) {
    const mixed = shuffled(items, seededRandom(`mix:${i}`))
    expect([...mixed].sort()).toEqual(items)
    firsts.set(mixed[0] as string, (firsts.get(mixed[0] as string) ?? 0) + 1)
  }
  for (const item of items) expect(Math.abs((firsts.get(item) ?? 0) - 1_000)).toBeLessThan(150)
})

test('draws from a bag repeat nothing before all whole draws are made, in an order by bag', () => {
  const items = Object.freeze(Array.from({ length: 16 }, (_, i) => i))
  const draw = (before: number, seed = 'host') => drawn(items, 5, { seed, before })
  const bag = (number: number) => [0, 1, 2].flatMap((i) => draw(3 * number + i))
  for (const number of [0, 1, 2]) expect(new Set(bag(number)).size).toBe(15)
  expect(bag(1)).not.toEqual(bag(0))
  expect(draw(0, 'other')).not.toEqual(draw(0))
  expect(drawn(items, 20, { seed: 'all', before: 3 }).sort((a, b) => a - b)).toEqual(items)
})
