import type { HomeworkSummary, MyHomework } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { dueFirstOf, sortGiven, sortMine } from './sort-homework'

const NOW = Date.UTC(2026, 10, 9)
const DAY = 86_400_000
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

const given = (id: string, fields: Partial<HomeworkSummary>) =>
  ({ id, dueAt: null, isClosed: false, ...fields }) as HomeworkSummary

test('of a teacher, what is due first comes first, without a date last, closed and old apart', () => {
  const { open, over } = sortGiven(
    [
      given('undated', {}),
      given('later', { dueAt: NOW + 3 * DAY }),
      given('closed', { dueAt: NOW + DAY, isClosed: true }),
      given('overdue', { dueAt: NOW - DAY }),
      given('old', { dueAt: NOW - 15 * DAY }),
      given('undated too', {}),
    ],
    NOW,
  )
  expect(ids(open)).toEqual(['overdue', 'later', 'undated', 'undated too'])
  expect(ids(over)).toEqual(['closed', 'old'])
})

const PART = { progress: null }
const mine = (id: string, fields: object = {}) =>
  ({
    id,
    state: 'not_begun',
    isClosed: false,
    hasExtension: false,
    dueAt: null,
    opensAt: null,
    parts: [PART],
    ...fields,
  }) as unknown as MyHomework

test('of a student, what can still be done comes first, as the server sorts it', () => {
  const begun = { parts: [PART, { progress: { answered: 1, questions: 5 } }] }
  const { toDo, over } = sortMine(
    [
      mine('late', { dueAt: NOW - DAY }),
      mine('closed', { isClosed: true }),
      mine('closed but begun', { isClosed: true, ...begun }),
      mine('more time', { isClosed: true, hasExtension: true, dueAt: NOW + DAY }),
      mine('more time is over', { isClosed: true, hasExtension: true, dueAt: NOW - DAY }),
      mine('done', { state: 'done' }),
    ],
    NOW,
  )
  expect(ids(toDo)).toEqual(['late', 'closed but begun', 'more time'])
  expect(ids(over)).toEqual(['closed', 'more time is over', 'done'])
})

test('the dashboard leaves out what is not open yet', () => {
  const list = [mine('early', { opensAt: NOW + 1 }), mine('a'), mine('b'), mine('c')]
  expect(ids(dueFirstOf(list, NOW, 2))).toEqual(['a', 'b'])
})
