import { expect, test } from 'vitest'
import { acceptedStates, answerOfKey, closedStates, hostStates, openStates } from './option-states'

const question = { options: ['Sound designer', 'Data analyst', 'Esports caster', '3D animator'] }

test('an open question shows what is picked, nothing else', () => {
  expect(openStates(question, 2)).toEqual(['idle', 'idle', 'picked', 'idle'])
})

test('an accepted answer reveals nothing about right or wrong', () => {
  expect(acceptedStates(question, 1, null)).toEqual(['locked', 'picked', 'locked', 'locked'])
})

test('where results show at once, the player’s answer is marked right or wrong', () => {
  expect(acceptedStates(question, 1, { isCorrect: true })[1]).toBe('right')
  expect(acceptedStates(question, 1, { isCorrect: false })[1]).toBe('wrong')
})

test('a closed question marks the right answer and the player’s wrong one', () => {
  expect(closedStates(question, 1, 2)).toEqual(['locked', 'right', 'wrong', 'locked'])
})

test('a question without a right answer has no wrong one', () => {
  expect(closedStates(question, null, 2)).toEqual(['locked', 'locked', 'picked', 'locked'])
})

test('the host sees the solution all along', () => {
  expect(hostStates(question, 1)[1]).toBe('right')
})

const withOptions = (count: number) => ({ options: Array.from({ length: count }, String) })

test('1 to 6 and A to F choose an option', () => {
  const keys = ['1', '6', 'a', 'F']
  expect(keys.map((key) => answerOfKey(key, withOptions(6)))).toEqual([0, 5, 0, 5])
})

test('keys of missing options, and other keys, choose nothing', () => {
  const keys = ['5', 'e', '0', '7', 'g', 'Enter', 'ArrowDown', ' ']
  expect(keys.map((key) => answerOfKey(key, withOptions(4)))).toEqual(keys.map(() => undefined))
})
