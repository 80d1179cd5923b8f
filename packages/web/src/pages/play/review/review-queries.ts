import type { LtiReview, LtiReviewedAnswers, SendReview } from '@pathquest/core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client'
import { putAnswer } from '../../../api/put-answer'
import { usePoll } from '../use-poll'

const pathOf = (studentId: string) => `/api/lti/reviews/${encodeURIComponent(studentId)}`
const keyOf = (studentId: string) => ['lti', 'review', studentId] as const

/** One student's attempts; followed while the grade is on its way. */
export function useReview(studentId: string) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: keyOf(studentId),
    queryFn: () => api.request<LtiReview>('GET', pathOf(studentId)),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.sync.state === 'pending' ? delay() : false),
  })
}

/** What was answered in an attempt that is over. */
export const useReviewedAnswers = (studentId: string, sessionId: string) =>
  useQuery({
    queryKey: [...keyOf(studentId), sessionId],
    queryFn: () =>
      api.request<LtiReviewedAnswers>(
        'GET',
        `${pathOf(studentId)}/attempts/${encodeURIComponent(sessionId)}`,
      ),
  })

/** Sends the grade again with these words, or lets the student try again. */
function useReviewStep<Body>(studentId: string, step: 'send' | 'reset') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) =>
      api.request<LtiReview>('POST', `${pathOf(studentId)}/${step}`, body as object),
    onSuccess: (review) => putAnswer(queries, keyOf(studentId), () => review),
  })
}

export const useSendReview = (studentId: string) => useReviewStep<SendReview>(studentId, 'send')
export const useResetStudent = (studentId: string) =>
  useReviewStep<Record<string, never>>(studentId, 'reset')
