import { ApiError } from '@pathquest/sdk/api/error'
import { notifyManager, QueryClient } from '@tanstack/react-query'

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

/** How long what was read counts as fresh; a change on a page of this browser ends it before. */
export const FRESH_MS = 5 * 60_000
/** Of what lists games that may be running. */
export const RECENT_GAMES_FRESH_MS = 2 * 60_000

/** The first part of the keys of what games change: they are made, played, and settled. */
const OF_GAMES: ReadonlySet<unknown> = new Set([
  'dashboard',
  'profile',
  'collection',
  'students',
  'analytics',
  'game-report',
  'question-sets',
])
/** What XP, pathkeys and names stand in. */
const OF_ACCOUNT: ReadonlySet<unknown> = new Set(['dashboard', 'profile', 'collection'])

const expire = (queries: QueryClient, keys: ReadonlySet<unknown>): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => keys.has(queryKey[0]) })

/** A game of this account was made, begun, ended or settled: pages read their figures anew. */
export const gamesChanged = (queries: QueryClient) => expire(queries, OF_GAMES)

/** XP was spent, something was won outside of a game, or the account changed. */
export const accountChanged = (queries: QueryClient) => expire(queries, OF_ACCOUNT)
