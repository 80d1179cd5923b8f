import type { CloseReports, ReportQuestionRequest } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'
import { seats } from './seat-store'

/** Reports a question to its writer; once per user. */
export const useReportQuestion = (sessionId: string, questionId: string) =>
  useMutation({
    mutationFn: (requested: ReportQuestionRequest) =>
      call(api, 'POST /api/games/{id}/questions/{questionId}/report', {
        params: { id: sessionId, questionId },
        body: requested,
        bearer: seats.get(sessionId),
      }),
  })

const reportsKey = (setId: string) => ['question-set-reports', setId] as const

/** Open reports, for the set's creator only. */
export const useSetReports = (setId: string, isCreator: boolean) =>
  useQuery({
    queryKey: reportsKey(setId),
    queryFn: async () =>
      (await call(api, 'GET /api/question-sets/{id}/reports', { params: { id: setId } })).reports,
    enabled: isCreator,
    refetchOnMount: 'always',
  })

/** All open reports of a question of the set. */
export function useCloseReports(setId: string, questionId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (requested: CloseReports) =>
      call(api, 'POST /api/question-sets/{id}/reports/{questionId}', {
        params: { id: setId, questionId },
        body: requested,
      }),
    onSuccess: async ({ reports }) => {
      await putAnswer(queries, reportsKey(setId), () => reports)
      // Both show the number of open reports.
      void queries.invalidateQueries({ queryKey: ['question-sets'] })
      void queries.invalidateQueries({ queryKey: ['question-set', setId] })
    },
  })
}
