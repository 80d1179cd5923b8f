import type { QueryClient } from '@tanstack/react-query'

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
