import { expect, test } from 'vitest'
import { wholeMinutes } from '../../../formats'

test.each([
  [0, 1],
  [60, 1],
  [61, 2],
  [300, 5],
])('%s seconds are up to %s minutes', (seconds, minutes) => {
  expect(wholeMinutes(seconds)).toBe(minutes)
})
