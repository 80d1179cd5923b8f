import type { GameView } from '@pathquest/core/rooms/views'
import { useEffect } from 'react'
import { isFinal } from './connection'
import type { LiveGameState } from './live-state'

/**
 * Leaving now would interrupt the game: it runs, nobody has paused it, and who looks at it takes
 * part. Late players at the door still see the lobby.
 */
export const isGameRunning = ({ view, connection }: LiveGameState<GameView>): boolean =>
  view?.game.status === 'in_progress' &&
  view.stage.name !== 'lobby' &&
  view.stage.name !== 'podium' &&
  view.pausedByHost === undefined &&
  !isFinal(connection)

/** The browser asks before the page is closed, reloaded or left, while its game runs. */
export function useLeaveWarning(state: LiveGameState<GameView>): void {
  const isRunning = isGameRunning(state)
  useEffect(() => {
    if (!isRunning) return
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
  // Browsers from before 2023 require this.
  event.returnValue = true
}

/** Allows leaving the page once, for a button such as "Reload". */
export const allowLeaving = (): void => window.removeEventListener('beforeunload', ask)
