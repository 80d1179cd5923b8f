import { expect, test } from 'vitest'
import { pollDelayMs } from './poll'

test('a visible page polls about every 3 s, each at its own interval', () => {
  expect(pollDelayMs({ chance: 0, hiddenForMs: null })).toBe(2_550)
  expect(pollDelayMs({ chance: 0.5, hiddenForMs: null })).toBe(3_000)
  expect(pollDelayMs({ chance: 1, hiddenForMs: null })).toBe(3_450)
})

test('a hidden page polls less often, and after 20 minutes not at all', () => {
  expect(pollDelayMs({ chance: 0.5, hiddenForMs: 0 })).toBe(15_000)
  expect(pollDelayMs({ chance: 0.5, hiddenForMs: 20 * 60_000 - 1 })).toBe(15_000)
  expect(pollDelayMs({ chance: 0.5, hiddenForMs: 20 * 60_000 })).toBe(false)
})
