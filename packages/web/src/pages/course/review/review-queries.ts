import type { SendReview } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client'
import { putAnswer } from '../../../api/put-answer'
import { usePoll } from '../use-poll'

const keyOf = (studentId: string) => ['lti', 'review', studentId] as const

/** One student's attempts; polled while the grade is pending. */
export function useReview(studentId: string) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: keyOf(studentId),
    queryFn: () => call(api, 'GET /api/lti/reviews/{id}', { params: { id: studentId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.sync.state === 'pending' ? delay() : false),
  })
}

/** The answers of an ended attempt. */
export const useReviewedAnswers = (studentId: string, sessionId: string) =>
  useQuery({
    queryKey: [...keyOf(studentId), sessionId],
    queryFn: () =>
      call(api, 'GET /api/lti/reviews/{id}/attempts/{sessionId}', {
        params: { id: studentId, sessionId },
      }),
  })

/** Sends the grade again with this comment. */
export function useSendReview(studentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SendReview) =>
      call(api, 'POST /api/lti/reviews/{id}/send', { params: { id: studentId }, body }),
    onSuccess: (review) => putAnswer(queries, keyOf(studentId), () => review),
  })
}

/** Lets the student try again. */
export function useResetStudent(studentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api, 'POST /api/lti/reviews/{id}/reset', { params: { id: studentId } }),
    onSuccess: (review) => putAnswer(queries, keyOf(studentId), () => review),
  })
}
