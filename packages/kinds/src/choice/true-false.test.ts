import { seededRandom } from '@pathquest/core/random'
import { expect, test } from 'vitest'
import { shuffleOptions } from './shuffle-options'
import { isTrueOrFalse } from './true-false'

test('two options named true and false, in either language and any case', () => {
  expect(isTrueOrFalse(['True', 'False'])).toBe(true)
  expect(isTrueOrFalse(['verdadero', ' Falso'])).toBe(true)
  expect(isTrueOrFalse(['False', 'True'])).toBe(false)
  expect(isTrueOrFalse(['True', 'False', 'Both'])).toBe(false)
})

test('they are never shuffled', () => {
  for (let i = 0; i < 20; i++) {
    const { shape, solution } = shuffleOptions(['True', 'False'], 1, seededRandom(`${i}`))
    expect([shape, solution]).toEqual([['True', 'False'], 1])
  }
})
