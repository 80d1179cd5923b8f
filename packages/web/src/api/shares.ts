import type { ShareState } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { putAnswer } from './put-answer'

const _pathOf = (sessionId: string) => `/api/games/${sessionId}/share`
const keyOf = (sessionId: string) => ['share', sessionId]

/** Whether the leaderboard of a game is shared; asked anew each time, by another tab of the host, too. */
export const useShareState = (sessionId: string, enabled: boolean) =>
  useQuery({
    queryKey: keyOf(sessionId),
    queryFn: () => call(api, 'GET /api/games/{id}/share', { params: { id: sessionId } }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  })

/** A new token; a former one ends. */
export function useShare(sessionId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api, 'POST /api/games/{id}/share', { params: { id: sessionId } }),
    onSuccess: () => putAnswer<ShareState>(queries, keyOf(sessionId), () => ({ shared: true })),
  })
}

export function useStopSharing(sessionId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api, 'DELETE /api/games/{id}/share', { params: { id: sessionId } }),
    onSuccess: () => putAnswer<ShareState>(queries, keyOf(sessionId), () => ({ shared: false })),
  })
}
