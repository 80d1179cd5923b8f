import { LtiContent } from '@pathquest/core'
import { describe, expect, test } from 'vitest'
import { dueDate, dueDateOf, isPastDue } from './link-overrides'

const none = { lms: null, teacher: undefined, content: null }
const content = (dueAt: number | null) =>
  LtiContent.parse({ kind: 'question_set', contentId: 'qs_1', dueAt })

describe('The due date that counts', () => {
  test.each([
    ['the LMS before all others', { lms: 3, teacher: 2, content: 1 }, { at: 3, from: 'lms' }],
    [
      'the teacher before the content',
      { ...none, teacher: 2, content: 1 },
      { at: 2, from: 'teacher' },
    ],
    ['the content where nobody else says one', { ...none, content: 1 }, { at: 1, from: 'content' }],
    ['the LMS though it is earlier', { ...none, lms: 1, content: 5 }, { at: 1, from: 'lms' }],
    ['midnight of 1970 as any other', { ...none, lms: 0, content: 5 }, { at: 0, from: 'lms' }],
    ['nobody where the teacher wants none', { ...none, teacher: null, content: 1 }, null],
    [
      'the LMS where the teacher wants none',
      { ...none, lms: 3, teacher: null },
      { at: 3, from: 'lms' },
    ],
    ['none where nobody says one', none, null],
  ])('is that of %s', (_, candidates, due) => {
    expect(dueDate(candidates)).toEqual(due)
  })

  test('is read from a launch and its link', () => {
    const link = { content: content(5), overrides: { dueAt: 7 } }
    expect(dueDateOf({ dueAt: 9 }, link)).toEqual({ at: 9, from: 'lms' })
    expect(dueDateOf({ dueAt: null }, link)).toEqual({ at: 7, from: 'teacher' })
    expect(dueDateOf({ dueAt: null }, { content: content(5) })).toEqual({ at: 5, from: 'content' })
    expect(dueDateOf({ dueAt: null }, { content: null, overrides: null })).toBeNull()
    expect(dueDateOf({ dueAt: null }, undefined)).toBeNull()
  })

  test('has passed a moment later', () => {
    const link = { content: content(5) }
    expect([5, 6].map((now) => isPastDue({ dueAt: null }, link, now))).toEqual([false, true])
    expect(isPastDue({ dueAt: null }, { content: content(null) }, 6)).toBe(false)
  })
})
