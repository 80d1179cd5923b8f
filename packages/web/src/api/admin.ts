import type {
  AnswerTeacher,
  CloseReports,
  DecideSetReview,
  ReportSetRequest,
} from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const PEOPLE = ['admin-people'] as const

export const useWaitingTeachers = () =>
  useQuery({
    queryKey: PEOPLE,
    queryFn: () => call(api, 'GET /api/admin/people'),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export function useAnswerTeacher() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...answer }: AnswerTeacher & { id: string }) =>
      call(api, 'POST /api/admin/people/{id}', { params: { id }, body: answer }),
    onSuccess: (waiting) => putAnswer(queries, PEOPLE, () => waiting),
    onError: () => queries.invalidateQueries({ queryKey: PEOPLE }),
  })
}

const REPORTS = ['admin-question-reports'] as const

/** Reports of questions without an owner; for administrators only. */
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
    mutationFn: ({ questionId, ...requested }: CloseReports & { questionId: string }) =>
      call(api, 'POST /api/admin/question-reports/{questionId}', {
        params: { questionId },
        body: requested,
      }),
    onSuccess: (open) => putAnswer(queries, REPORTS, () => open),
    onError: () => queries.invalidateQueries({ queryKey: REPORTS }),
  })
}

/** Reports a public set to administrators; once per account. */
export const useReportSet = (setId: string) =>
  useMutation({
    mutationFn: (requested: ReportSetRequest) =>
      call(api, 'POST /api/question-sets/{id}/report', { params: { id: setId }, body: requested }),
  })

const REVIEWS = ['admin-set-reviews'] as const

/** Sets that are reported, wait or are hidden; for administrators only. */
export const useSetReviews = () =>
  useQuery({
    queryKey: REVIEWS,
    queryFn: () => call(api, 'GET /api/admin/set-reviews'),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const useReviewedSet = (id: string) =>
  useQuery({
    queryKey: [...REVIEWS, id],
    queryFn: () => call(api, 'GET /api/admin/set-reviews/{id}', { params: { id } }),
    refetchOnMount: 'always',
  })

export function useDecideSetReview(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decided: DecideSetReview) =>
      call(api, 'POST /api/admin/set-reviews/{id}', { params: { id }, body: decided }),
    onSuccess: (open) => putAnswer(queries, REVIEWS, () => open),
    onError: () => queries.invalidateQueries({ queryKey: REVIEWS }),
  })
}
