import type { SeatAnswer } from '@pathquest/core/contracts'
import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { useSeat } from '../../api/games'
import { seats } from '../../api/seat-store'

export type GameSeat =
  | { status: 'loading' }
  | { status: 'found'; seat: SeatAnswer }
  /** No such game, or no seat in it. */
  | { status: 'none'; error: ApiError }
  /** Nobody could say. */
  | { status: 'failed'; error: ApiError; retry: () => void }

/** The caller's place in a game, by session cookie or by the seat kept in this tab. */
export function useGameSeat(sessionId: string): GameSeat {
  const { data, error, refetch } = useSeat(sessionId, seats)
  if (data) return { status: 'found', seat: data }
  if (!error) return { status: 'loading' }
  const problem = toApiError(error)
  // A full game may have a place again.
  const isPassing = problem.status === 429 || problem.code === 'game_full'
  return problem.status >= 400 && problem.status < 500 && !isPassing
    ? { status: 'none', error: problem }
    : { status: 'failed', error: problem, retry: () => void refetch() }
}
