import { expect, test } from 'vitest'
import { testQuestion } from '../testing/setup'
import { openQuestion } from './questions'

test('the player’s side of a question has no field for its solution', () => {
  const open = openQuestion({ ...testQuestion(1), secret: 'canary' } as never)
  expect(Object.keys(open).sort()).toEqual([
    'businessDriver',
    'difficulty',
    'id',
    'imageUrl',
    'kind',
    'options',
    'points',
    'text',
    'timeLimitSeconds',
  ])
  expect(JSON.stringify(open)).not.toContain('canary')
})

test('questions that differ only in their solution look the same', () => {
  const sides = [0, 1, 2, 3, null].map((correctIndex) =>
    JSON.stringify(openQuestion(testQuestion(1, { correctIndex, explanation: null }))),
  )
  expect(new Set(sides).size).toBe(1)
})
