import { expect, test } from 'vitest'
import { planNews } from './PlanCard'

const DAY_MS = 24 * 3_600_000
const NOW = 100 * DAY_MS
const review = (days: number) => ({
  id: 'pr_1',
  reviewer: 'Ms Planner',
  comment: 'And then?',
  at: NOW - days * DAY_MS,
})
const goal = (text: string, doneAt: number | null) => ({ text, nextStep: '', setAt: 1, doneAt })

test('a comment of these two weeks comes first, then the first goal that is open', () => {
  const goals = [goal('Visit a bakery', 5), goal('Learn to weld', null), goal('Swim', null)]
  expect(planNews({ reviews: [review(13)], goals }, NOW)).toEqual({ review: review(13) })
  expect(planNews({ reviews: [review(15)], goals }, NOW)).toEqual({ goal: goals[1] })
  expect(planNews({ reviews: [], goals: [goal('Visit a bakery', 5)] }, NOW)).toBeNull()
})
