import type { CreateGame, ShareState } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import type { SeatStore } from '@pathquest/sdk/live/seat-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../messages/language'
import { api } from './client'
import { putAnswer } from './put-answer'
import { gamesChanged } from './query-client'
import { findSeat, seats } from './seat-store'

export function useCreateGame() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (game: CreateGame) => call(api, 'POST /api/games', { body: game }),
    onSuccess: () => void gamesChanged(queries),
  })
}

/**
 * Initial values of the form for a new game: fetched on each visit, never while it is filled in.
 */
export const useHostDefaults = (setId: string | null) =>
  useQuery({
    queryKey: ['host-defaults', setId],
    queryFn: () => {
      const query = { set: setId ?? undefined, lang: currentLanguage() }
      return call(api, 'GET /api/host-defaults', { query })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** The caller's seat in a game: fetched once per visit, since it may be gone the next time. */
export const useSeat = (sessionId: string, store?: SeatStore) =>
  useQuery({
    queryKey: ['seat', sessionId],
    queryFn: () => findSeat(sessionId, store),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })

interface WantedResults {
  enabled: boolean
  /** Default: the seat stored in this tab. */
  seatToken?: string | undefined
}

/** The stored results of a finished game, for the signed-in user or a seat in it. */
export const useGameResults = (sessionId: string, { enabled, seatToken }: WantedResults) =>
  useQuery({
    queryKey: ['results', sessionId],
    queryFn: () =>
      call(api, 'GET /api/games/{id}/results', {
        params: { id: sessionId },
        bearer: seatToken ?? seats.get(sessionId),
      }),
    enabled,
  })

const keyOf = (sessionId: string) => ['share', sessionId]

/**
 * Whether the leaderboard of a game is shared; always fetched, since another tab of the host may
 * change it.
 */
export const useShareState = (sessionId: string, enabled: boolean) =>
  useQuery({
    queryKey: keyOf(sessionId),
    queryFn: () => call(api, 'GET /api/games/{id}/share', { params: { id: sessionId } }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  })

/** A new token, which replaces an earlier one. */
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
