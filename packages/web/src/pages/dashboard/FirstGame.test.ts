import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { firstSets } from './FirstGame'

const set = (id: string, change: Partial<QuestionSetSummary>) =>
  ({
    id,
    careerId: 'cr_1',
    totalQuestions: 8,
    difficultyLevel: 'medium',
    ...change,
  }) as QuestionSetSummary

test('the first game is about one job, as easy as there is one, and long enough', () => {
  const sets = [
    set('hard', { difficultyLevel: 'hard' }),
    set('medium', {}),
    set('short', { totalQuestions: 2, difficultyLevel: 'easy' }),
    set('no job', { careerId: null, difficultyLevel: 'easy' }),
  ]
  expect(firstSets(sets).map(({ id }) => id)).toEqual(['medium'])
  expect(
    firstSets([...sets, set('easy', { difficultyLevel: 'easy' })]).map(({ id }) => id),
  ).toEqual(['easy'])
  expect(firstSets([])).toEqual([])
})
