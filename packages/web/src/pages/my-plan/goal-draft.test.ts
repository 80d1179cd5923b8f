import type { PlanGoal } from '@pathquest/core/contracts'
import { describe, expect, test } from 'vitest'
import { mayAddGoal, readGoalDraft, sentGoals, withDraft } from './goal-draft'

const goal = (text: string, doneAt: number | null = null): PlanGoal => ({
  text,
  nextStep: '',
  setAt: 1,
  doneAt,
})
const TWO = [goal('Visit a bakery', 5), goal('Learn to weld')]

describe('a goal that is being written', () => {
  test('takes the place of the one that is edited, which stays done', () => {
    expect(
      withDraft(TWO, { of: 'Visit a bakery', text: ' Visit two bakeries ', nextStep: 'Call them' }),
    ).toEqual([
      { text: 'Visit two bakeries', nextStep: 'Call them', isDone: true },
      { text: 'Learn to weld', nextStep: '', isDone: false },
    ])
  })

  test('comes last when it is new, or when its goal was removed on another device', () => {
    for (const of of [null, 'Ride a bike']) {
      expect(withDraft(TWO, { of, text: 'Ask a nurse', nextStep: '' })).toEqual([
        ...sentGoals(TWO),
        { text: 'Ask a nurse', nextStep: '', isDone: false },
      ])
    }
  })

  test('is read from what this browser stored, and from nothing else', () => {
    const draft = { of: 'Learn to weld', text: 'Learn to weld', nextStep: 'Ask my uncle' }
    expect(readGoalDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    for (const other of [undefined, null, 'text', 3, {}, { text: 'x' }, { text: 1, nextStep: '' }])
      expect(readGoalDraft(other)).toBeNull()
  })
})

test('there are three goals at most', () => {
  expect(mayAddGoal(TWO)).toBe(true)
  expect(mayAddGoal([...TWO, goal('Ask a nurse')])).toBe(false)
})
