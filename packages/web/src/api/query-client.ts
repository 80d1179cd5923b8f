import { ApiError } from '@pathquest/sdk/api/error'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { FRESH_MS } from './freshness'

const RETRIES = 3
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

/** What the API refuses stays refused; only lost connections and broken servers are worth a retry. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

export const retryDelayMs = (attempt: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS)

// What a press has begun is drawn before the next one: a button that is busy cannot be pressed twice.
notifyManager.setScheduler(queueMicrotask)

/** Reads stay fresh for 5 minutes, are retried 3 times and never refetched on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: retryDelayMs,
      },
      mutations: { retry: false },
    },
  })
}
