import { expect, test } from 'vitest'
import { AppError } from '../../../runtime/errors'
import { FetchError } from '../../fetch-guarded'
import { PlatformRefusal } from '../../services'
import { backoffMs, sendFailureOf } from './failures'

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
