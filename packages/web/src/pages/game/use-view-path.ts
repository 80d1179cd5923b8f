import type { GameView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'

/** The end of the address: the host's phone has one of its own. */
export type GamePath = '' | 'lobby' | 'remote'

/** Keeps the address in step with the game: the lobby while it waits, the game from then on. */
export function useViewPath(game: LiveGame<GameView>, sessionId: string, view: GamePath) {
  const navigate = useNavigate()
  const status = useSyncExternalStore(game.subscribe, () => game.getState().view?.game.status)
  const right = status === undefined ? view : status === 'waiting' ? 'lobby' : ''
  useEffect(() => {
    // The next page may still be loading: whoever has left already is not called back.
    if (
      view === 'remote' ||
      right === view ||
      !window.location.pathname.includes(`/game/${sessionId}`)
    )
      return
    navigate(right ? `/game/${sessionId}/${right}` : `/game/${sessionId}`, { replace: true })
  }, [navigate, sessionId, right, view])
}
