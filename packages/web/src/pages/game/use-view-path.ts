import type { GameView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigation } from '../../shell/navigation'

/** The end of the URL: the host's phone has its own. */
export type GamePath = '' | 'lobby' | 'remote'

/** Keeps the URL in sync with the game: the lobby while it waits, the game from then on. */
export function useViewPath(game: LiveGame<GameView>, sessionId: string, view: GamePath) {
  const { replace } = useNavigation()
  const status = useSyncExternalStore(game.subscribe, () => game.getState().view?.game.status)
  const right = status === undefined ? view : status === 'waiting' ? 'lobby' : ''
  useEffect(() => {
    // The next page may still be loading: a user who has left already is not redirected back.
    if (
      view === 'remote' ||
      right === view ||
      !window.location.pathname.includes(`/game/${sessionId}`)
    )
      return
    replace(right ? `/game/${sessionId}/${right}` : `/game/${sessionId}`)
  }, [replace, sessionId, right, view])
}
