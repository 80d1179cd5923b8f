import type {
  DecideSetReview,
  ReportSetRequest,
  ReviewedSet,
  SetReviewList,
} from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

/** Tells administrators of a public set; once for each account. */
export const useReportSet = (setId: string) =>
  useMutation({
    mutationFn: (wish: ReportSetRequest) =>
      api.request<void>('POST', `/api/question-sets/${encodeURIComponent(setId)}/report`, wish),
  })

const REVIEWS = ['admin-set-reviews'] as const
const PATH = '/api/admin/set-reviews'

/** Sets that are reported, wait or are hidden; administrators alone may ask. */
export const useSetReviews = () =>
  useQuery({
    queryKey: REVIEWS,
    queryFn: () => api.request<SetReviewList>('GET', PATH),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const useReviewedSet = (id: string) =>
  useQuery({
    queryKey: [...REVIEWS, id],
    queryFn: () => api.request<ReviewedSet>('GET', `${PATH}/${encodeURIComponent(id)}`),
    refetchOnMount: 'always',
  })

export function useDecideSetReview(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decided: DecideSetReview) =>
      api.request<SetReviewList>('POST', `${PATH}/${encodeURIComponent(id)}`, decided),
    onSuccess: (open) => putAnswer(queries, REVIEWS, () => open),
    onError: () => queries.invalidateQueries({ queryKey: REVIEWS }),
  })
}
