import type { GameView, PlayerView } from '@pathquest/core/rooms/views'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useGivenApi } from '../api/api-context'
import type { ApiClient } from '../api/client'
import { createLiveGame, type LiveGame, type LiveGameState } from './live-game'
import { memorySeatStore } from './seat-store'

/** Keeps a live game connected while the component is mounted and returns its state. */
export function useLiveGame<View extends GameView>(game: LiveGame<View>): LiveGameState<View> {
  useEffect(() => game.connect(), [game])
  return useSyncExternalStore(game.subscribe, game.getState, game.getState)
}

/** A player's seat in a game. */
export interface PlayerSeat {
  /** Id of the game: `session.id` from joining. */
  sessionId: string
  /** The player's secret in that game: `seatToken` from joining. */
  seatToken: string
  /** Default: the client of the enclosing `PathquestProvider`. */
  api?: ApiClient | undefined
}

/**
 * A player's live game by seat. The same object as long as the seat is; it connects when a
 * `GamePlayer` shows it or `useLiveGame` subscribes.
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

/** Whether this page has shown a part of the game, so that its end is news here. */
export function useSawGame(view: GameView | null): boolean {
  const [sawGame, setSawGame] = useState(false)
  const isPlayed = view?.game.status === 'in_progress'
  useEffect(() => {
    if (isPlayed) setSawGame(true)
  }, [isPlayed])
  return sawGame
}
