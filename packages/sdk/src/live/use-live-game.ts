import type { GameView, PlayerView } from '@pathquest/core/rooms/views'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useGivenApi } from '../api/api-context'
import type { ApiClient } from '../api/client'
import { createLiveGame, type LiveGame, type LiveGameState } from './live-game'
import { memorySeatStore } from './seat-store'

/** Holds a live game open while the component is there and gives its state. */
export function useLiveGame<View extends GameView>(game: LiveGame<View>): LiveGameState<View> {
  useEffect(() => game.connect(), [game])
  return useSyncExternalStore(game.subscribe, game.getState, game.getState)
}

/** A player's place in a game. */
export interface PlayerSeat {
  /** Id of the game: `session.id` of what joining answered. */
  sessionId: string
  /** The player's secret in that game: `seatToken` of what joining answered. */
  seatToken: string
  /** Default: the client of the `PathquestProvider` around. */
  api?: ApiClient | undefined
}

/**
 * A player's live game by seat. It is the same as long as the seat is, and opens its line when a
 * `GamePlayer` shows it or `useLiveGame` listens.
 * @example const game = usePlayerGame({ sessionId, seatToken })
 */
export function usePlayerGame(seat: PlayerSeat): LiveGame<PlayerView> {
  const { sessionId, seatToken } = seat
  const api = useGivenApi(seat.api)
  return useMemo(() => {
    const seats = memorySeatStore()
    seats.set(sessionId, seatToken)
    return createLiveGame({ api, sessionId, role: 'player', seats })
  }, [api, sessionId, seatToken])
}
