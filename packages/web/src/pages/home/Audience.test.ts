import { expect, test } from 'vitest'
import { claimedCount } from './Audience'

test('a small count is exact', () => {
  expect(claimedCount(3, 'en')).toBe('3')
  expect(claimedCount(999, 'en')).toBe('999')
})

test('from 1,000 on a count is rounded down and has a plus', () => {
  expect(claimedCount(1000, 'en')).toBe('1,000+')
  expect(claimedCount(1099, 'en')).toBe('1,000+')
  expect(claimedCount(9_999, 'en')).toBe('9,900+')
  expect(claimedCount(12_345, 'en')).toBe('12,000+')
})
