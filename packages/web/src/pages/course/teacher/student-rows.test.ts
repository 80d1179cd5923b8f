import type { LtiGrades, LtiRoster, LtiSync } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import {
  columnNote,
  gradeCounts,
  joinedCount,
  missingFirst,
  playedCount,
  studentRows,
} from './student-rows'

const members: LtiRoster['members'] = [
  { id: 'u1', name: 'Mia', role: 'student', isTest: false, state: 'joined', progress: null },
  {
    id: 'u2',
    name: 'Ben',
    role: 'student',
    isTest: false,
    state: 'missing',
    progress: { answered: 7, questions: 10 },
  },
  { id: 'u3', name: 'Ada', role: 'student', isTest: false, state: 'left', progress: null },
  { id: 't1', name: 'Ms. Lee', role: 'teacher', isTest: false, state: 'missing', progress: null },
]
const roster = { source: 'roster', members } as const
const sent: LtiSync = {
  state: 'sent',
  score: 80,
  reason: null,
  detail: null,
  sentAt: 1,
  seen: null,
  seenScore: null,
}
const grades: LtiGrades['rows'] = [
  { id: 'u1', name: 'Mia', isTest: false, attempts: 2, sync: sent, progress: null },
  {
    id: 'u9',
    name: 'Zoe (left the course)',
    isTest: false,
    attempts: 1,
    sync: { ...sent, state: 'failed' },
    progress: null,
  },
]

test('roster and grades are merged into one list of students by name', () => {
  const rows = studentRows(roster, grades)
  expect(rows.map(({ id }) => id)).toEqual(['u3', 'u2', 'u1', 'u9'])
  expect(rows[1]?.progress).toEqual({ answered: 7, questions: 10 })
  expect(rows[2]).toEqual({
    id: 'u1',
    name: 'Mia',
    isTest: false,
    state: 'joined',
    attempts: 2,
    sync: sent,
    progress: null,
    hasLeft: false,
  })
  expect(rows[3]).toMatchObject({ state: null, hasLeft: true })
})

test('a roster that failed to load leaves the grades visible', () => {
  const rows = studentRows(undefined, grades)
  expect(rows.map(({ id }) => id)).toEqual(['u1', 'u9'])
  expect(rows.some(({ hasLeft }) => hasLeft)).toBe(false)
  expect(playedCount(rows)).toEqual({ played: 2, total: 2 })
})

test('teachers are not counted, and players who left are not in the game', () => {
  expect(joinedCount(members)).toEqual({ joined: 1, total: 3 })
})

test('test users are listed last, and not counted', () => {
  const test = { ...members[0], id: 'x', name: 'Abe', isTest: true } as LtiRoster['members'][number]
  expect(joinedCount([...members, test])).toEqual({ joined: 1, total: 3 })
  expect(studentRows({ ...roster, members: [...members, test] }, grades).at(-1)).toMatchObject({
    id: 'x',
    isTest: true,
  })
})

test('missing students come first', () => {
  expect(missingFirst(members).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Mia'])
})

test('grades are counted by their state', () => {
  expect(gradeCounts(studentRows(roster, grades))).toEqual({
    none: 2,
    pending: 0,
    sent: 1,
    failed: 1,
  })
})

test('a student who left the course is neither counted as having played nor as one of its students', () => {
  expect(playedCount(studentRows(roster, grades))).toEqual({ played: 1, total: 3 })
})

test('a second column may be deleted once a grade was seen in the other, and none while that does not store grades', () => {
  const withSync = (sync: Partial<LtiSync>) =>
    studentRows(roster, [{ ...grades[0], sync: { ...sent, ...sync } } as (typeof grades)[number]])
  expect(columnNote(withSync({}), 1)).toBeNull()
  expect(columnNote(withSync({}), null)).toBeNull()
  expect(columnNote(withSync({}), 2)).toBe('severalUnseen')
  expect(columnNote(withSync({ seen: 'same' }), 2)).toBe('several')
  const notStored = withSync({ state: 'failed', reason: 'lti_grade_not_kept' })
  expect(columnNote(notStored, 2)).toBe('notKept')
  expect(columnNote(notStored, 1)).toBe('notKept')
})
