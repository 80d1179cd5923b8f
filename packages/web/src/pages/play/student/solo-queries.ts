import type { SetLtiExtraTime } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client'
import { putAnswer } from '../../../api/put-answer'
import { ATTEMPTS } from '../lti-queries'
import { usePoll } from '../use-poll'

const EXTRA_TIMES = ['lti', 'extra-times'] as const

/** What an attempt would be; asked anew whenever the attempts are, and followed like them. */
export function useSoloStart(followsOpen: boolean) {
  const { delay, options } = usePoll()
  return useQuery({
    ...options,
    queryKey: [...ATTEMPTS, 'start'],
    queryFn: () => call(api, 'GET /api/lti/solo'),
    staleTime: 0,
    refetchInterval: ({ state }) => (followsOpen && state.data?.progress ? delay() : false),
  })
}

/** Who has more time in this course. */
export function useExtraTimes(enabled: boolean) {
  return useQuery({
    queryKey: EXTRA_TIMES,
    queryFn: () => call(api, 'GET /api/lti/extra-times'),
    enabled,
    staleTime: 0,
  })
}

export function useSetExtraTime() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SetLtiExtraTime) => call(api, 'PUT /api/lti/extra-times', { body }),
    onSuccess: (times) => putAnswer(queries, EXTRA_TIMES, () => times),
  })
}
