import { expect, test } from 'vitest'
import { sampleQuestionStage, sampleResultStage } from '../testing/sample-views'
import { closedStates, hostStates, openStates } from './option-states'

test('an open question shows what is picked, nothing else', () => {
  expect(openStates(sampleQuestionStage, null, 2)).toEqual(['idle', 'idle', 'picked', 'idle'])
})

test('a kept answer says nothing about right or wrong', () => {
  expect(openStates(sampleQuestionStage, 1, 1)).toEqual(['locked', 'picked', 'locked', 'locked'])
})

test('where results show at once, the own answer is marked right or wrong', () => {
  const verdict = (isCorrect: boolean) => ({
    ...sampleQuestionStage,
    yourVerdict: { isCorrect, pointsEarned: 0 },
  })
  expect(openStates(verdict(true), 1, 1)[1]).toBe('right')
  expect(openStates(verdict(false), 1, 1)[1]).toBe('wrong')
})

test('a closed question marks the right one and the own wrong one', () => {
  expect(closedStates(sampleResultStage)).toEqual(['locked', 'right', 'wrong', 'locked'])
})

test('a question without a right answer has no wrong one', () => {
  const survey = { ...sampleResultStage, solution: { correctIndex: null, explanation: null } }
  expect(closedStates(survey)).toEqual(['locked', 'locked', 'picked', 'locked'])
})

test('the host sees the key all along', () => {
  expect(hostStates({ ...sampleQuestionStage, solution: sampleResultStage.solution })[1]).toBe(
    'right',
  )
})
