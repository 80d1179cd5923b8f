import type { QuestionSetList } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { easiestSets } from './FirstGame'

const having = (totals: Partial<Record<'easy' | 'medium' | 'hard', number>>) =>
  easiestSets(async ({ difficulty_level: level, exploration_type, min_questions }) => {
    const isOfJob = exploration_type === 'career' && min_questions === 3
    const total = (isOfJob && level && totals[level]) || 0
    return { questionSets: [], total, unfilteredTotal: total } satisfies QuestionSetList
  })

test('the first game is about one job, as easy as there is one, and long enough', async () => {
  expect(await having({ easy: 7, medium: 9 })).toMatchObject({
    query: { exploration_type: 'career', difficulty_level: 'easy', min_questions: 3 },
    total: 7,
  })
  expect(await having({ medium: 9, hard: 2 })).toMatchObject({
    query: { difficulty_level: 'medium' },
    total: 9,
  })
  expect(await having({})).toBeNull()
})
