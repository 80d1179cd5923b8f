import type { GameView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ReturnState } from '../../session/session'
import { useSession } from '../../session/session'

/**
 * To a host whose account was signed out elsewhere the game is gone: the sign-in, and from there
 * back to the game.
 */
export function useSignInWhenGone(game: LiveGame<GameView>): void {
  const { user, refresh } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isGone = useSyncExternalStore(game.subscribe, () => game.getState().connection === 'gone')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the line has ended
  useEffect(() => {
    if (isGone) void refresh()
  }, [isGone])
  useEffect(() => {
    if (!isGone || user) return
    const state: ReturnState = { from: { pathname, search, hash } }
    navigate('/login', { state, replace: true })
  }, [isGone, user, navigate, pathname, search, hash])
}
