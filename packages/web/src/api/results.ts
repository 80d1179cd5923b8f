import type { GameResults } from '@pathquest/game-core/contracts'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'
import { seats } from './seat-store'

/** The stored results of a finished game, by session cookie or by the seat kept in this tab. */
export const useGameResults = (sessionId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['results', sessionId],
    queryFn: () => {
      const path = `/api/games/${encodeURIComponent(sessionId)}/results`
      return api.request<GameResults>('GET', path, undefined, seats.get(sessionId))
    },
    enabled,
  })
