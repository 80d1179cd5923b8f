import type { GameView } from '@pathquest/core/rooms/views'
import { toApiError } from '@pathquest/sdk/api/error'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSeat } from '../../api/games'
import { type ReturnState, useSession } from '../../session/session'
import { type GameSeat, refusedSeat } from './game-seat'

/** The caller's seat in a game, by session cookie or by the seat stored in this tab. */
export function useGameSeat(sessionId: string): GameSeat {
  const { data, error, refetch } = useSeat(sessionId)
  if (data) return { status: 'found', seat: data }
  if (!error) return { status: 'loading' }
  return refusedSeat(toApiError(error), () => void refetch())
}

/**
 * A host whose account was signed out elsewhere loses the game: redirects to the sign-in, and from
 * there back to the game.
 */
export function useSignInWhenGone(game: LiveGame<GameView>): void {
  const { user, refresh } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isGone = useSyncExternalStore(game.subscribe, () => game.getState().connection === 'gone')
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once, when the connection has ended
  useEffect(() => {
    if (isGone) void refresh()
  }, [isGone])
  useEffect(() => {
    if (!isGone || user) return
    const state: ReturnState = { from: { pathname, search, hash } }
    navigate('/login', { state, replace: true })
  }, [isGone, user, navigate, pathname, search, hash])
}
