import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSchool, type School } from '../../../../test/school'
import { AppError } from '../../../runtime/errors'
import type { LtiMember } from '../../../services/lti-services'
import { FetchError } from '../../fetch-guarded'
import { PlatformRefusal } from '../../services'
import { claimLtiScore, findLtiScore, queueLtiScore } from '../store/scores'
import { backoffMs, explainRefusal, recordFailure, sendFailureOf } from './failures'

test.each([
  ['no answer', new FetchError('timeout'), 'retry', 'lti_platform_unreachable'],
  ['a redirect', new FetchError('redirect'), 'retry', 'lti_platform_unreachable'],
  ['a private address', new FetchError('private_address'), 'failed', 'lti_platform_unreachable'],
  ['503', new PlatformRefusal('service', 503, '503'), 'retry', 'lti_platform_unreachable'],
  ['429', new PlatformRefusal('token', 429, '429'), 'retry', 'lti_platform_unreachable'],
  ['409', new PlatformRefusal('service', 409, '409'), 'conflict', 'lti_score_conflict'],
  ['401', new PlatformRefusal('service', 401, '401'), 'retry', 'lti_grades_not_allowed'],
  ['no token', new PlatformRefusal('token', 400, '400'), 'retry', 'lti_tool_refused'],
  [
    'a client it does not know',
    new PlatformRefusal('token', 401, '401: invalid_client'),
    'retry',
    'lti_tool_refused',
  ],
  [
    'no token for this scope',
    new PlatformRefusal('token', 400, '400: invalid_scope'),
    'retry',
    'lti_grades_not_allowed',
  ],
  ['403', new PlatformRefusal('service', 403, '403'), 'failed', 'lti_grades_not_allowed'],
  ['404', new PlatformRefusal('service', 404, '404'), 'failed', 'lti_score_failed'],
  ['no column', new AppError('lti_line_item_missing'), 'failed', 'lti_line_item_missing'],
])('%s', (_, error, kind, reason) => {
  expect(sendFailureOf(error)).toMatchObject({ kind, reason })
})

test('a fault of ours is no verdict on the platform', () => {
  expect(sendFailureOf(new TypeError('x'))).toBeUndefined()
})

test('waiting doubles from 2 s to 15 minutes, with up to half of it more by chance', () => {
  const none = () => 0
  expect([1, 2, 3, 4].map((tries) => backoffMs(tries, null, none))).toEqual([
    2_000, 4_000, 8_000, 16_000,
  ])
  expect(backoffMs(1, null, () => 1)).toBe(3_000)
  expect(backoffMs(500, null, () => 1)).toBe(900_000)
})

test('a platform that asks for more patience gets it, for an hour at most', () => {
  expect(backoffMs(1, 30_000, () => 0)).toBe(30_000)
  expect(backoffMs(1, 500, () => 0)).toBe(2_000)
  expect(backoffMs(1, 86_400_000, () => 0)).toBe(3_600_000)
})

const NOW = Date.UTC(2026, 4, 4, 9)
const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

test('a platform that asks for a year of quiet is asked again after an hour', async () => {
  const { store, log } = school
  const { id: linkId } = await school.link()
  const wanted = { linkId, sub: 'student-01', gameSessionId: null, score: 85, scoredAt: NOW }
  await queueLtiScore(store.db, wanted, NOW)
  const queued = await findLtiScore(store.db, linkId, 'student-01')
  const score = await claimLtiScore(store.db, queued?.id ?? '', NOW)
  if (!score) throw new Error('Nothing was due')
  const busy = new PlatformRefusal('service', 429, '429', YEAR_MS)
  expect(
    await recordFailure({ store, log, now: () => NOW, roster: async () => null }, score, busy),
  ).toBe(HOUR_MS)
  expect(await findLtiScore(store.db, linkId, 'student-01')).toMatchObject({
    state: 'pending',
    nextTryAt: NOW + HOUR_MS,
  })
})

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
