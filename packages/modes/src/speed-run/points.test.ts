import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { speedPoints, streakBonus } from './rules'

describe('speed points', () => {
  it.each([
    // points, used, limit, right answers in a row, scored
    [10, 0, 20_000, 1, 10],
    [10, 10_000, 20_000, 1, 8],
    [10, 20_000, 20_000, 1, 5],
    [100, 1, 30_000, 1, 100],
    [100, 15_000, 30_000, 1, 75],
    [100, 15_000, 30_000, 2, 83],
    [100, 15_000, 30_000, 6, 113],
    [100, 15_000, 30_000, 60, 113],
    [1, 20_000, 20_000, 1, 1],
  ])('%i points, %i of %i ms, %i in a row: %i', (points, used, limit, streak, scored) => {
    expect(speedPoints(points, used, limit, streak)).toBe(scored)
  })

  it.each([
    [6, 12_500, 15_000, 4],
    [10, 3_000, 10_000, 9],
    [30, 30_000, 60_000, 23],
  ])('%i points after %i of %i ms: an exact half rounds up to %i', (p, used, limit, scored) => {
    expect(speedPoints(p, used, limit, 1)).toBe(scored)
  })

  it('untimed, all points', () => {
    expect(speedPoints(10, 0, 0, 1)).toBe(10)
    expect(speedPoints(10, 999_999, 0, 3)).toBe(12)
  })
})

describe('streak bonus', () => {
  it('10 % for each after the first, at most 50 %', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 100].map(streakBonus)).toEqual([
      0, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.5, 0.5,
    ])
  })
})

const points = fc.integer({ min: 1, max: 100 })
const limit = fc.integer({ min: 5_000, max: 900_000 })
const used = fc.integer({ min: -1_000, max: 1_000_000 })
const streak = fc.integer({ min: 1, max: 500 })

describe('properties of speed points', () => {
  test('between half and all of the points, and at most half of that again as a bonus', () => {
    fc.assert(
      fc.property(points, used, limit, streak, (p, u, l, s) => {
        const base = speedPoints(p, u, l, 1)
        expect(base).toBeGreaterThanOrEqual(Math.round(p / 2))
        expect(base).toBeLessThanOrEqual(p)
        const scored = speedPoints(p, u, l, s)
        expect(Number.isInteger(scored)).toBe(true)
        expect(scored).toBeGreaterThanOrEqual(base)
        expect(scored).toBeLessThanOrEqual(base + Math.round(base / 2))
      }),
    )
  })

  test('round exactly: the formula in integers, halves up', () => {
    const question = fc.record({
      p: fc.integer({ min: 1, max: 100 }),
      s: fc.integer({ min: 5, max: 300 }),
    })
    fc.assert(
      fc.property(question, fc.nat(12_000), ({ p, s }, step) => {
        const [limit, used] = [s * 1_000, Math.min(step * 25, s * 1_000)]
        const exact = Math.floor((p * (2 * limit - used) + limit) / (2 * limit))
        expect(speedPoints(p, used, limit, 1)).toBe(exact)
      }),
      { numRuns: 2_000 },
    )
  })

  test('never more for a slower answer', () => {
    fc.assert(
      fc.property(points, used, used, limit, streak, (p, a, b, l, s) => {
        const [fast, slow] = [Math.min(a, b), Math.max(a, b)]
        expect(speedPoints(p, fast, l, s)).toBeGreaterThanOrEqual(speedPoints(p, slow, l, s))
      }),
    )
  })

  test('never less for a longer streak, and no more from the sixth on', () => {
    fc.assert(
      fc.property(points, used, limit, streak, (p, u, l, s) => {
        expect(speedPoints(p, u, l, s + 1)).toBeGreaterThanOrEqual(speedPoints(p, u, l, s))
        expect(speedPoints(p, u, l, s + 5)).toBe(speedPoints(p, u, l, 6))
      }),
    )
  })

  test('the same in a stretched question, answered proportionally later', () => {
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom(1, 2, 3),
        (p, u, k) => {
          expect(speedPoints(p, u * k, 20_000 * k, 1)).toBe(speedPoints(p, u, 20_000, 1))
        },
      ),
    )
  })
})
