import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { accuracyPercent, classScore, judgeAnswerTime } from './answer-window'

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

const points = fc.integer({ min: 1, max: 100 })

describe('accuracy and class score', () => {
  it('accuracy is correct over total, rounded; 0 without answers', () => {
    expect(accuracyPercent(0, 0)).toBe(0)
    expect(accuracyPercent(1, 3)).toBe(33)
    expect(accuracyPercent(2, 3)).toBe(67)
    expect(accuracyPercent(1, 8)).toBe(13)
    expect(accuracyPercent(7, 7)).toBe(100)
  })

  it('the class score is out of 100', () => {
    expect(classScore(15, 60)).toBe(25)
    expect(classScore(0, 0)).toBe(0)
    fc.assert(
      fc.property(fc.array(fc.tuple(points, fc.boolean()), { minLength: 1 }), (questions) => {
        const all = questions.reduce((sum, [p]) => sum + p, 0)
        const right = questions.reduce((sum, [p, isRight]) => sum + (isRight ? p : 0), 0)
        expect(classScore(right, all)).toBeGreaterThanOrEqual(0)
        expect(classScore(right, all)).toBeLessThanOrEqual(100)
      }),
    )
  })
})
