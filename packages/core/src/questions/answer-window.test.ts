import { expect, test } from 'vitest'
import { judgeAnswerTime } from './answer-window'

const window = { reachedAt: 1_000, deadline: 21_000, minAnswerMs: 250, lateGraceMs: 500 }

test.each([
  [999, 'too_fast'],
  [1_000, 'too_fast'],
  [1_249, 'too_fast'],
  [1_250, 'ok'],
  [21_000, 'ok'],
  [21_500, 'ok'],
  [21_501, 'too_slow'],
])('an answer at %i ms is %s', (at, verdict) => {
  expect(judgeAnswerTime(at, window)).toBe(verdict)
})

test('untimed, no answer is too slow', () => {
  expect(judgeAnswerTime(9e12, { ...window, deadline: null })).toBe('ok')
})

test('reached after the deadline, an answer is too slow before it is too fast', () => {
  expect(judgeAnswerTime(21_600, { ...window, reachedAt: 21_550 })).toBe('too_slow')
})

test('both limits are the game’s own', () => {
  expect(judgeAnswerTime(1_000, { ...window, minAnswerMs: 0 })).toBe('ok')
  expect(judgeAnswerTime(21_001, { ...window, lateGraceMs: 0 })).toBe('too_slow')
})
