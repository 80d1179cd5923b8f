import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accuracyPercent, classScore } from './answer-window'

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
