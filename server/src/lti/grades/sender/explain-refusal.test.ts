import { expect, test } from 'vitest'
import { AppError } from '../../../runtime/errors'
import type { LtiMember } from '../../../services/lti-services'
import { explainRefusal } from './failures'

const member = (change: Partial<LtiMember> = {}): LtiMember => ({
  sub: 'ana',
  name: 'Ana',
  role: 'student',
  isActive: true,
  groups: null,
  ...change,
})
const refusal = (detail: string) =>
  ({ kind: 'failed', reason: 'lti_score_failed', detail }) as const

test.each([
  ['a student who is not in the roster any more', '400', [], 'lti_student_left'],
  ['a student who is not active', '400', [member({ isActive: false })], 'lti_student_left'],
  [
    'a teacher in the role of a student',
    '422',
    [member({ role: 'teacher' })],
    'lti_student_teaches',
  ],
  ['a student who is there', '400', [member()], 'lti_score_failed'],
  ['no roster', '400', null, 'lti_score_failed'],
  [
    'more points than the column has',
    '400: scoreGiven exceeds the maximum',
    [],
    'lti_score_maximum',
  ],
  ['a locked grade', '422: The grade item is locked', [member()], 'lti_grade_locked'],
] as const)('%s', async (_, detail, members, reason) => {
  const explained = await explainRefusal(refusal(detail), 'ana', async () => members)
  expect(explained).toEqual({ kind: 'failed', reason, detail })
})

test('a roster that cannot be read explains nothing; a fault of ours is one', async () => {
  const unreadable = async () => Promise.reject(new AppError('lti_roster_unavailable'))
  expect(await explainRefusal(refusal('400'), 'ana', unreadable)).toMatchObject({
    reason: 'lti_score_failed',
  })
  const broken = async () => Promise.reject(new TypeError('x'))
  await expect(explainRefusal(refusal('400'), 'ana', broken)).rejects.toThrow(TypeError)
})

test('what will be tried again, and what says itself why, asks nobody', async () => {
  const nobody = async () => expect.fail('asked')
  const gone = { kind: 'failed', reason: 'lti_line_item_missing', detail: null } as const
  expect(await explainRefusal(gone, 'ana', nobody)).toBe(gone)
  const busy = { kind: 'conflict', reason: 'lti_score_conflict', detail: '409' } as const
  expect(await explainRefusal(busy, 'ana', nobody)).toBe(busy)
})
