import { expect, test } from 'vitest'
import { acceptedStates, closedStates, hostStates, openStates } from './option-states'

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
