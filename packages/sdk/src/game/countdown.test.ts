import { expect, test } from 'vitest'
import { announcedMark, secondsLeft, timerLevel } from '../ui/timer-level'

test.each([
  [30_000, 'green'],
  [15_001, 'green'],
  [15_000, 'amber'],
  [7_501, 'amber'],
  [7_500, 'red'],
  [0, 'red'],
])('%i of 30,000 ms left: %s', (left, level) => {
  expect(timerLevel(left, 30_000)).toBe(level)
})

test('a second counts as left until it is over', () => {
  expect([30_000, 29_999, 29_000, 1, 0].map(secondsLeft)).toEqual([30, 30, 29, 1, 0])
})

test('the time is read out at ten and at five seconds', () => {
  expect([11_000, 10_000, 6_000, 5_000, 1_000].map((left) => announcedMark(left, 30_000))).toEqual([
    undefined,
    10,
    10,
    5,
    5,
  ])
})
