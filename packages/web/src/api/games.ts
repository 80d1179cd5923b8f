import type { CreateGame, CreateGameAnswer, SeatAnswer } from '@pathquest/game-core/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'

export function useCreateGame() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (game: CreateGame) => api.request<CreateGameAnswer>('POST', '/api/games', game),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['dashboard'] }),
  })
}

/** The caller's place in a game: asked once per visit, since a seat may be gone the next time. */
export const useSeat = (sessionId: string, seatToken: string | null) =>
  useQuery({
    queryKey: ['seat', sessionId],
    queryFn: (): Promise<SeatAnswer> => api.seat(sessionId, seatToken),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
