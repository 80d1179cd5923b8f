import { ApiError } from '@pathquest/sdk/api/error'
import { expect, test } from 'vitest'
import { isWorthRetrying, retryDelayMs } from './query-client'

test('retries wait 1 s, 2 s, 4 s and never longer than 30 s', () => {
  expect([0, 1, 2, 9].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 30_000])
})

test('a refusal is not asked for again, a lost connection or a broken server is', () => {
  expect(isWorthRetrying(new ApiError('game_not_found', 404, ''))).toBe(false)
  expect(isWorthRetrying(new ApiError('offline', 0, ''))).toBe(true)
  expect(isWorthRetrying(new ApiError('unavailable', 503, ''))).toBe(true)
})
