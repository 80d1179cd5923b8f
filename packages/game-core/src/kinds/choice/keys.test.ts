import { expect, test } from 'vitest'
import { answerKey } from './PlayerRound'

test('1 to 6 and A to F choose an option', () => {
  expect(['1', '6', 'a', 'F'].map((key) => answerKey(key, 6))).toEqual([0, 5, 0, 5])
})

test('keys of options that are not there, and other keys, choose nothing', () => {
  const keys = ['5', 'e', '0', '7', 'g', 'Enter', 'ArrowDown', ' ']
  expect(keys.map((key) => answerKey(key, 4))).toEqual(keys.map(() => undefined))
})
