import type { AcceptAnswer, JoinGuest } from '@pathquest/core/contracts'
import { call, routePath } from '@pathquest/sdk/api/call'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from './client'
import { FRESH_MS, gamesChanged, RECENT_GAMES_FRESH_MS } from './query-client'

/** As documented: "latest 5" and "top 3". */
const RECENT_GAMES_SHOWN = 5
const TOP_PERFORMERS_SHOWN = 3

const REPORT = (sessionId: string) => ['game-report', sessionId] as const

/** Which class, empty: any; and games since when (ms since 1970). */
interface FigureFilter {
  classId?: string
  since?: number | undefined
}

const isFiltered = ({ classId, since }: FigureFilter) => Boolean(classId) || since !== undefined
const filterQuery = ({ classId, since }: FigureFilter) => ({ class: classId || undefined, since })

/** The end of a query's key; nothing without a filter. */
const keyOf = (filter: FigureFilter) => (isFiltered(filter) ? ['of', filterQuery(filter)] : [])

export const studentsQuery = (filter: FigureFilter = {}) =>
  queryOptions({
    queryKey: ['students', ...keyOf(filter)],
    queryFn: () => call(api, 'GET /api/students', { query: filterQuery(filter) }),
  })

/** Those of one class, else all; what was shown stays while the others are fetched. */
export const useStudents = (filter: FigureFilter = {}) =>
  useQuery({
    ...studentsQuery(filter),
    placeholderData: keepPreviousData,
    select: ({ students }) => students,
  })

/** Players without an account in games of the last 30 days. */
export const useGuestCount = () =>
  useQuery({ ...studentsQuery(), select: ({ guests30d = 0 }) => guests30d })

export const useStudent = (profileId: string) =>
  useQuery({
    queryKey: ['students', profileId],
    queryFn: () => call(api, 'GET /api/students/{profileId}', { params: { profileId } }),
  })

const readAnalytics = (filter: FigureFilter = {}) =>
  call(api, 'GET /api/analytics', {
    query: {
      ...filterQuery(filter),
      recent_games: RECENT_GAMES_SHOWN,
      top_students: TOP_PERFORMERS_SHOWN,
    },
  })

export const analyticsQuery = (filter: FigureFilter = {}) =>
  queryOptions({
    queryKey: ['analytics', ...keyOf(filter)],
    queryFn: () => readAnalytics(filter),
    staleTime: isFiltered(filter) ? RECENT_GAMES_FRESH_MS : FRESH_MS,
  })
/** Stale sooner than the rest of the answer, with which it is first loaded. */
export const recentGamesQuery = queryOptions({
  queryKey: ['analytics', 'recent-games'],
  queryFn: async () => (await readAnalytics()).recentGames,
  staleTime: RECENT_GAMES_FRESH_MS,
})

/**
 * All of /analytics: figures are fresh for five minutes, the recent games for two. With a filter,
 * what was shown stays while the others are fetched.
 */
export function useAnalytics(filter: FigureFilter) {
  const analytics = useQuery({ ...analyticsQuery(filter), placeholderData: keepPreviousData })
  const { data, dataUpdatedAt, isPlaceholderData } = analytics
  const isOfAll = data !== undefined && !isPlaceholderData && !isFiltered(filter)
  const recent = useQuery({
    ...recentGamesQuery,
    enabled: isOfAll,
    initialData: isOfAll ? data.recentGames : undefined,
    initialDataUpdatedAt: dataUpdatedAt,
  })
  const isNewer = isOfAll && recent.dataUpdatedAt > dataUpdatedAt
  return {
    ...analytics,
    data: data && isNewer && recent.data ? { ...data, recentGames: recent.data } : data,
  }
}

export type ReportFormat = 'csv' | 'xlsx'

/** Download URL of a report, in the language of the page. */
export const reportFile = (sessionId: string, format: ReportFormat, language: string) =>
  routePath(`GET /api/analytics/games/{id}/report.${format}`, {
    params: { id: sessionId },
    query: { lang: language },
  })

export const useGameReport = (sessionId: string) =>
  useQuery({
    queryKey: REPORT(sessionId),
    queryFn: () => call(api, 'GET /api/analytics/games/{id}', { params: { id: sessionId } }),
    refetchOnMount: 'always',
  })

export function useAcceptAnswer(sessionId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (requested: AcceptAnswer) =>
      call(api, 'POST /api/analytics/games/{id}/accept', {
        params: { id: sessionId },
        body: requested,
      }),
    onSuccess: async (report) => {
      await gamesChanged(queries)
      queries.setQueryData(REPORT(sessionId), report)
    },
  })
}

/** Links a guest's seat to a student, which changes the figures of all pages. */
export function useJoinGuest(sessionId: string, playerId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (requested: JoinGuest) =>
      call(api, 'POST /api/analytics/games/{id}/players/{playerId}/account', {
        params: { id: sessionId, playerId },
        body: requested,
      }),
    onSuccess: async (report) => {
      await gamesChanged(queries)
      queries.setQueryData(REPORT(sessionId), report)
    },
  })
}
