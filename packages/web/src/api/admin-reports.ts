import type { CloseReports } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const REPORTS = ['admin-question-reports'] as const

/** What was found wrong with questions that nobody owns; administrators alone may ask. */
export const useOwnerlessReports = () =>
  useQuery({
    queryKey: REPORTS,
    queryFn: () => call(api, 'GET /api/admin/question-reports'),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export function useCloseOwnerlessReports() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ questionId, ...wish }: CloseReports & { questionId: string }) =>
      call(api, 'POST /api/admin/question-reports/{questionId}', {
        params: { questionId },
        body: wish,
      }),
    onSuccess: (open) => putAnswer(queries, REPORTS, () => open),
    onError: () => queries.invalidateQueries({ queryKey: REPORTS }),
  })
}
