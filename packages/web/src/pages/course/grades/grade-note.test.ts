import type { LtiAttemptList } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { gradeNote, gradePoints } from './grade-note'

const list = (
  sessionId: string,
  state: LtiAttemptList['sync']['state'],
  status: 'in_progress' | 'completed' = 'completed',
): LtiAttemptList => ({
  attempts: [
    {
      sessionId,
      status,
      score: 80,
      correctAnswers: 4,
      totalAnswers: 5,
      questions: 5,
      counts: true,
      endedAt: 1,
    },
  ],
  sync: { state, score: 80, reason: null, detail: null, sentAt: null, seen: null, seenScore: null },
  canStart: true,
})
const note = (attempts: LtiAttemptList | undefined, sessionId: string | null = 'gs_1') =>
  gradeNote({ attempts, sessionId, isGraded: true })

test('a grade is pending from the end of the game until the gradebook has it', () => {
  expect(note(undefined)).toBe('on_way')
  expect(note(list('gs_1', 'pending'))).toBe('on_way')
  expect(note(list('gs_1', 'sent'))).toBe('sent')
  expect(note(list('gs_1', 'failed'))).toBe('failed')
})

test('the grade of an earlier game is not that of this one', () => {
  expect(note(list('gs_0', 'sent'))).toBe('on_way')
})

test('without a game that has just ended only a known state is shown', () => {
  expect(note(undefined, null)).toBeNull()
  expect(note(list('gs_1', 'none'), null)).toBeNull()
  expect(note(list('gs_1', 'none', 'in_progress'), null)).toBeNull()
  expect(note(list('gs_1', 'sent'), null)).toBe('sent')
})

test('a stored result that sends nothing, as practice does, shows nothing', () => {
  expect(note(list('gs_1', 'none'))).toBeNull()
})

test('ungraded activities show nothing', () => {
  const attempts = list('gs_1', 'sent')
  expect(gradeNote({ attempts, sessionId: 'gs_1', isGraded: false })).toBeNull()
})

test('a score is shown as its share of the points', () => {
  expect(gradePoints(80, 100)).toBe(80)
  expect(gradePoints(66.667, 10)).toBe(6.7)
  expect(gradePoints(100, 1)).toBe(1)
  expect(gradePoints(0, 25)).toBe(0)
})
