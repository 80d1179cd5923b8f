import type {
  AcceptAnswer,
  Analytics,
  GameReport,
  StudentDetail,
  StudentList,
} from '@pathquest/game-core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'

/** As documented: "latest 5" and "top 3". */
const RECENT_GAMES_SHOWN = 5
const TOP_PERFORMERS_SHOWN = 3

const REPORT = (sessionId: string) => ['game-report', sessionId] as const

export const useStudents = () =>
  useQuery({
    queryKey: ['students'],
    queryFn: async () => (await api.request<StudentList>('GET', '/api/students')).students,
    refetchOnMount: 'always',
  })

export const useStudent = (profileId: string) =>
  useQuery({
    queryKey: ['students', profileId],
    queryFn: () =>
      api.request<StudentDetail>('GET', `/api/students/${encodeURIComponent(profileId)}`),
    refetchOnMount: 'always',
  })

export const useAnalytics = () =>
  useQuery({
    queryKey: ['analytics'],
    queryFn: () =>
      api.request<Analytics>(
        'GET',
        `/api/analytics?recent_games=${RECENT_GAMES_SHOWN}&top_students=${TOP_PERFORMERS_SHOWN}`,
      ),
    refetchOnMount: 'always',
  })

const reportPath = (sessionId: string) => `/api/analytics/games/${encodeURIComponent(sessionId)}`

export type ReportFormat = 'csv' | 'xlsx'

/** Where a report is downloaded from, in the language of the page. */
export const reportFile = (sessionId: string, format: ReportFormat, language: string) =>
  `${reportPath(sessionId)}/report.${format}?lang=${language}`

export const useGameReport = (sessionId: string) =>
  useQuery({
    queryKey: REPORT(sessionId),
    queryFn: () => api.request<GameReport>('GET', reportPath(sessionId)),
    refetchOnMount: 'always',
  })

export function useAcceptAnswer(sessionId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: AcceptAnswer) =>
      api.request<GameReport>('POST', `${reportPath(sessionId)}/accept`, wish),
    onSuccess: (report) => queries.setQueryData(REPORT(sessionId), report),
  })
}
