import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, RETRIES, retryDelayMs } from './retries'

// State changes render before the next event: a busy button cannot be pressed twice.
notifyManager.setScheduler(queueMicrotask)

/**
 * Queries stay fresh for 5 minutes, are retried 3 times and never refetched on focus. Without a
 * network they and mutations are attempted, too, and fail with a message: a paused one would wait
 * without a word, and a paused mutation run unasked when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
        retryDelay: retryDelayMs,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** How long data counts as fresh; a change in this browser invalidates it earlier. */
export const FRESH_MS = 5 * 60_000
/** For lists of games that may be running. */
export const RECENT_GAMES_FRESH_MS = 2 * 60_000

/** First parts of the query keys that games affect: when they are created, played, and settled. */
const OF_GAMES: ReadonlySet<unknown> = new Set([
  'dashboard',
  'profile',
  'collection',
  'students',
  'classes',
  'analytics',
  'game-report',
  'question-sets',
])
/** Queries that contain XP, pathkeys and names. */
const OF_ACCOUNT: ReadonlySet<unknown> = new Set(['dashboard', 'profile', 'collection'])

const expire = (queries: QueryClient, keys: ReadonlySet<unknown>): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => keys.has(queryKey[0]) })

/** A game of this account was created, started, ended or settled: its queries are invalidated. */
export const gamesChanged = (queries: QueryClient) => expire(queries, OF_GAMES)

/** XP was spent, something was won outside of a game, or the account changed. */
export const accountChanged = (queries: QueryClient) => expire(queries, OF_ACCOUNT)
