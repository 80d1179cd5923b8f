import { ApiError } from '@pathquest/sdk/api/error'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profileQuery } from './account'
import { analyticsQuery, recentGamesQuery, studentsQuery } from './analytics'
import { dashboardQuery } from './dashboard'
import { collectionQuery } from './market'
import { accountChanged, createQueryClient, gamesChanged } from './query-client'
import { setsQuery } from './question-sets'
import { isWorthRetrying, retryDelayMs } from './retries'

test('retries wait 1 s, 2 s, 4 s and never longer than 30 s', () => {
  expect([0, 1, 2, 9].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 30_000])
})

test('a refusal is not retried, a lost connection or a server error is', () => {
  expect(isWorthRetrying(new ApiError('game_not_found', 404, ''))).toBe(false)
  expect(isWorthRetrying(new ApiError('offline', 0, ''))).toBe(true)
  expect(isWorthRetrying(new ApiError('unavailable', 503, ''))).toBe(true)
})

const MINUTE_MS = 60_000
let queries: ReturnType<typeof createQueryClient>
beforeEach(() => {
  vi.useFakeTimers()
  queries = createQueryClient()
})
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

type Query = { queryKey: readonly unknown[]; staleTime?: unknown; refetchOnMount?: unknown }
const PAGES: readonly [name: string, query: Query, freshMinutes: number][] = [
  ['students', studentsQuery(), 5],
  ['analytics', analyticsQuery(), 5],
  ['recent games', recentGamesQuery, 2],
  ['dashboard', dashboardQuery, 2],
  ['profile', profileQuery, 5],
  ['collection', collectionQuery, 5],
  ['question sets', setsQuery({}), 5],
]

/** Opens a page with this query and leaves it again; counts the fetches. */
function opener({ queryKey, ...options }: Query) {
  let reads = 0
  return async () => {
    const observer = new QueryObserver(queries, {
      ...(options as object),
      queryKey,
      queryFn: async () => {
        reads += 1
        return reads
      },
    })
    const leave = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(1)
    leave()
    return reads
  }
}

test.each(PAGES)(
  '%s are fetched once within their minutes, and again after them',
  async (_, query, minutes) => {
    const open = opener(query)
    expect(await open()).toBe(1)
    expect(await open()).toBe(1)
    vi.setSystemTime(Date.now() + minutes * MINUTE_MS - 1_000)
    expect(await open()).toBe(1)
    vi.setSystemTime(Date.now() + 1_000)
    expect(await open()).toBe(2)
  },
)

test.each(PAGES)('%s are refetched once a game has changed', async (_, query) => {
  const open = opener(query)
  await open()
  await gamesChanged(queries)
  expect(await open()).toBe(2)
  expect(await open()).toBe(2)
})

test('spent XP is refetched where it is shown, sets are not', async () => {
  const [profile, sets] = [opener(profileQuery), opener(setsQuery({}))]
  await profile()
  await sets()
  await accountChanged(queries)
  expect(await profile()).toBe(2)
  expect(await sets()).toBe(1)
})

test('without a network a change is attempted and fails, instead of waiting for it', async () => {
  onlineManager.setOnline(false)
  try {
    const mutationFn = vi.fn().mockRejectedValue(new Error('no network'))
    const mutation = queries.getMutationCache().build(queries, { mutationFn })
    await expect(mutation.execute(undefined)).rejects.toThrow('no network')
    expect(mutationFn).toHaveBeenCalledOnce()
  } finally {
    onlineManager.setOnline(true)
  }
})

test('without a network a query fails after its retries, and is fetched again when it is back', async () => {
  onlineManager.setOnline(false)
  const queryFn = vi.fn().mockRejectedValue(new ApiError('offline', 0, ''))
  const observer = new QueryObserver(queries, { queryKey: ['sets'], queryFn })
  const leave = observer.subscribe(() => {})
  queries.mount()
  try {
    await vi.advanceTimersByTimeAsync(7_000)
    expect(observer.getCurrentResult().isError).toBe(true)
    queryFn.mockResolvedValue('sets')
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(observer.getCurrentResult().data).toBe('sets')
  } finally {
    onlineManager.setOnline(true)
    queries.unmount()
    leave()
  }
})

test('focusing another window refetches nothing', () => {
  expect(queries.getDefaultOptions().queries).toMatchObject({ refetchOnWindowFocus: false })
})
