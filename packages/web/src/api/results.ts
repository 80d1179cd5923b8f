import type { GameResults } from '@pathquest/core/contracts'
import { useQuery } from '@tanstack/react-query'
import { api } from './client'
import { seats } from './seat-store'

export interface WantedResults {
  enabled: boolean
  /** Default: the seat kept in this tab. */
  seatToken?: string | undefined
}

/** The stored results of a finished game, by who is signed in or by a seat in it. */
export const useGameResults = (sessionId: string, { enabled, seatToken }: WantedResults) =>
  useQuery({
    queryKey: ['results', sessionId],
    queryFn: () => {
      const path = `/api/games/${encodeURIComponent(sessionId)}/results`
      return api.request<GameResults>('GET', path, undefined, seatToken ?? seats.get(sessionId))
    },
    enabled,
  })
