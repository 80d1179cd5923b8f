import { expect, test } from 'vitest'
import { sinceOf } from './figure-filter'

const at = (year: number, month: number, day: number, hour = 0) =>
  new Date(year, month - 1, day, hour)

test('days are counted from a midnight, over the end of a month', () => {
  expect(sinceOf('7d', at(2026, 3, 4, 15))).toBe(at(2026, 2, 25).getTime())
  expect(sinceOf('7d', at(2026, 3, 4, 23))).toBe(at(2026, 2, 25).getTime())
  expect(sinceOf('30d', at(2026, 11, 30, 8))).toBe(at(2026, 10, 31).getTime())
})

test('a school year begins in August', () => {
  expect(sinceOf('year', at(2026, 11, 30))).toBe(at(2026, 8, 1).getTime())
  expect(sinceOf('year', at(2026, 8, 1))).toBe(at(2026, 8, 1).getTime())
  expect(sinceOf('year', at(2026, 7, 31, 23))).toBe(at(2025, 8, 1).getTime())
})
