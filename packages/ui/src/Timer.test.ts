import { expect, test } from 'vitest'
import { announcedMark, clockText, percentLeft, secondsLeft, timerLevel } from './Timer'

test('the timer is green above 50 percent, amber above 25 percent, red below', () => {
  expect(timerLevel(30_000, 30_000)).toBe('green')
  expect(timerLevel(15_001, 30_000)).toBe('green')
  expect(timerLevel(15_000, 30_000)).toBe('amber')
  expect(timerLevel(7_501, 30_000)).toBe('amber')
  expect(timerLevel(7_500, 30_000)).toBe('red')
  expect(timerLevel(0, 30_000)).toBe('red')
})

test('a second counts as left until it has passed, and never below zero', () => {
  expect(secondsLeft(18_000)).toBe(18)
  expect(secondsLeft(17_001)).toBe(18)
  expect(secondsLeft(-400)).toBe(0)
})

test('the trail stays between empty and full', () => {
  expect(percentLeft(-1, 30_000)).toBe(0)
  expect(percentLeft(31_000, 30_000)).toBe(100)
})

test('the time is announced at 10 s and at 5 s only', () => {
  const announced = new Set<number | undefined>()
  const changes: number[] = []
  for (let ms = 30_000; ms >= 0; ms -= 1_000) {
    const mark = announcedMark(ms, 30_000)
    if (mark !== undefined && !announced.has(mark)) changes.push(ms)
    announced.add(mark)
  }
  expect(changes).toEqual([10_000, 5_000])
})

test('a mark above the limit is not announced', () => {
  expect(announcedMark(8_000, 8_000)).toBeUndefined()
  expect(announcedMark(5_000, 5_000)).toBe(5)
})

test('long times are told in minutes', () => {
  expect([99, 100, 600, 1198].map(clockText)).toEqual(['99', '1:40', '10:00', '19:58'])
})
