import { expect, test } from 'vitest'
import { answerColumns, arrowTarget } from './AnswerGrid'

test('answers are in two columns until an option exceeds 40 characters', () => {
  expect(answerColumns(['Sound designer', 'x'.repeat(80)])).toBe(2)
  expect(answerColumns(['Sound designer', 'x'.repeat(81)])).toBe(1)
})

test('characters are counted as graphemes', () => {
  expect(answerColumns(['𝒜'.repeat(80)])).toBe(2)
})

test('arrow keys wrap around, Home and End go to the ends', () => {
  expect(arrowTarget('ArrowRight', 3, 4)).toBe(0)
  expect(arrowTarget('ArrowUp', 0, 4)).toBe(3)
  expect(arrowTarget('End', 0, 4)).toBe(3)
  expect(arrowTarget('Home', 2, 4)).toBe(0)
  expect(arrowTarget('a', 0, 4)).toBeUndefined()
})
