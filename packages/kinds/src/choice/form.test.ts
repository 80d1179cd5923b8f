import { expect, test } from 'vitest'
import { answerOfKey } from './form'

const withOptions = (count: number) => ({ options: Array.from({ length: count }, String) })

test('1 to 6 and A to F choose an option', () => {
  const keys = ['1', '6', 'a', 'F']
  expect(keys.map((key) => answerOfKey(key, withOptions(6)))).toEqual([0, 5, 0, 5])
})

test('keys of missing options, and other keys, choose nothing', () => {
  const keys = ['5', 'e', '0', '7', 'g', 'Enter', 'ArrowDown', ' ']
  expect(keys.map((key) => answerOfKey(key, withOptions(4)))).toEqual(keys.map(() => undefined))
})
