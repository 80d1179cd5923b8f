import { call } from '@pathquest/sdk/api/call'
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
    queryFn: () =>
      call(api, 'GET /api/games/{id}/results', {
        params: { id: sessionId },
        bearer: seatToken ?? seats.get(sessionId),
      }),
    enabled,
  })
