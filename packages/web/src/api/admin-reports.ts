import type { CloseReports, OwnerlessReportList } from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const REPORTS = ['admin-question-reports'] as const
const PATH = '/api/admin/question-reports'

/** What was found wrong with questions that nobody owns; administrators alone may ask. */
export const useOwnerlessReports = () =>
  useQuery({
    queryKey: REPORTS,
    queryFn: () => api.request<OwnerlessReportList>('GET', PATH),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export function useCloseOwnerlessReports() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ questionId, ...wish }: CloseReports & { questionId: string }) =>
      api.request<OwnerlessReportList>('POST', `${PATH}/${encodeURIComponent(questionId)}`, wish),
    onSuccess: (open) => putAnswer(queries, REPORTS, () => open),
    onError: () => queries.invalidateQueries({ queryKey: REPORTS }),
  })
}
