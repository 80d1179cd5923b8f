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
import { gamesChanged, RECENT_GAMES_FRESH_MS } from './query-client'

/** As documented: "latest 5" and "top 3". */
const RECENT_GAMES_SHOWN = 5
const TOP_PERFORMERS_SHOWN = 3

const REPORT = (sessionId: string) => ['game-report', sessionId] as const

export const studentsQuery = queryOptions({
  queryKey: ['students'],
  queryFn: () => call(api, 'GET /api/students'),
})

/** Those of one class, else all; what was shown stays while the others are fetched. */
export const useStudents = (classId = '') =>
  useQuery({
    ...studentsQuery,
    ...(classId && {
      queryKey: ['students', 'of-class', classId],
      queryFn: () => call(api, 'GET /api/students', { query: { class: classId } }),
    }),
    placeholderData: keepPreviousData,
    select: ({ students }) => students,
  })

/** Players without an account in games of the last 30 days. */
export const useGuestCount = () =>
  useQuery({ ...studentsQuery, select: ({ guests30d = 0 }) => guests30d })

export const useStudent = (profileId: string) =>
  useQuery({
    queryKey: ['students', profileId],
    queryFn: () => call(api, 'GET /api/students/{profileId}', { params: { profileId } }),
  })

const readAnalytics = () =>
  call(api, 'GET /api/analytics', {
    query: { recent_games: RECENT_GAMES_SHOWN, top_students: TOP_PERFORMERS_SHOWN },
  })

export const analyticsQuery = queryOptions({ queryKey: ['analytics'], queryFn: readAnalytics })
/** Stale sooner than the rest of the answer, with which it is first loaded. */
export const recentGamesQuery = queryOptions({
  queryKey: ['analytics', 'recent-games'],
  queryFn: async () => (await readAnalytics()).recentGames,
  staleTime: RECENT_GAMES_FRESH_MS,
})

/** All of /analytics: figures are fresh for five minutes, the recent games for two. */
export function useAnalytics() {
  const analytics = useQuery(analyticsQuery)
  const { data, dataUpdatedAt } = analytics
  const recent = useQuery({
    ...recentGamesQuery,
    enabled: data !== undefined,
    initialData: data?.recentGames,
    initialDataUpdatedAt: dataUpdatedAt,
  })
  const isNewer = recent.dataUpdatedAt > dataUpdatedAt
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
