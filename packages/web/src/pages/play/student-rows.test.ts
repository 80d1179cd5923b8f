import type { LtiGrades, LtiRoster } from '@pathquest/game-core/contracts'
import { expect, test } from 'vitest'
import { gradeCounts, joinedCount, missingFirst, studentRows } from './student-rows'

const members: LtiRoster['members'] = [
  { id: 'u1', name: 'Mia', role: 'student', state: 'joined' },
  { id: 'u2', name: 'Ben', role: 'student', state: 'missing' },
  { id: 'u3', name: 'Ada', role: 'student', state: 'left' },
  { id: 't1', name: 'Ms. Lee', role: 'teacher', state: 'missing' },
]
const sent = { state: 'sent', score: 80, reason: null, detail: null, sentAt: 1 } as const
const grades: LtiGrades['rows'] = [
  { id: 'u1', name: 'Mia', attempts: 2, sync: sent },
  { id: 'u9', name: 'Zoe (left the course)', attempts: 1, sync: { ...sent, state: 'failed' } },
]

test('roster and grades make one list of students by name', () => {
  const rows = studentRows(members, grades)
  expect(rows.map(({ id }) => id)).toEqual(['u3', 'u2', 'u1', 'u9'])
  expect(rows[2]).toEqual({ id: 'u1', name: 'Mia', state: 'joined', attempts: 2, sync: sent })
  expect(rows[3]?.state).toBeNull()
})

test('a roster that cannot be read leaves the grades standing', () => {
  expect(studentRows(undefined, grades).map(({ id }) => id)).toEqual(['u1', 'u9'])
})

test('teachers are not counted, and who left is not in the game', () => {
  expect(joinedCount(members)).toEqual({ joined: 1, total: 3 })
})

test('those still to come stand first', () => {
  expect(missingFirst(members).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Mia'])
})

test('grades are counted by where they stand', () => {
  expect(gradeCounts(studentRows(members, grades))).toEqual({
    none: 2,
    pending: 0,
    sent: 1,
    failed: 1,
  })
})
