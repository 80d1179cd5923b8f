import type { SeatAnswer } from '@pathquest/core/contracts'
import type { ApiError } from '@pathquest/sdk/api/error'

/** What is known of a visitor's seat in a game. */
export type GameSeat =
  | { status: 'loading' }
  | { status: 'found'; seat: SeatAnswer }
  /** No such game, or no seat in it. */
  | { status: 'none'; error: ApiError }
  /** It could not be loaded. */
  | { status: 'failed'; error: ApiError; retry: () => void }

export function refusedSeat(error: ApiError, retry: () => void): GameSeat {
  // A full game may have a place again.
  const isTransient = error.status === 429 || error.code === 'game_full'
  return error.status >= 400 && error.status < 500 && !isTransient
    ? { status: 'none', error }
    : { status: 'failed', error, retry }
}
