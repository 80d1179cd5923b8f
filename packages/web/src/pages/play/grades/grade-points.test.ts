import { expect, test } from 'vitest'
import { gradePoints } from './grade-note'

test('a score is shown as its share of the points', () => {
  expect(gradePoints(80, 100)).toBe(80)
  expect(gradePoints(66.667, 10)).toBe(6.7)
  expect(gradePoints(100, 1)).toBe(1)
  expect(gradePoints(0, 25)).toBe(0)
})
