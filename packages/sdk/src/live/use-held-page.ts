import type { GameView } from '@pathquest/core/rooms/views'
import { useEffect } from 'react'
import { isFinal } from './connection'
import type { LiveGameState } from './live-state'

/** Whoever leaves now misses something: the game is under way and nobody has paused it. */
export const gameRuns = ({ view, connection }: LiveGameState<GameView>): boolean =>
  view?.game.status === 'in_progress' &&
  view.stage.name !== 'podium' &&
  view.pausedByHost === undefined &&
  !isFinal(connection)

/** The browser asks before it closes, reloads or leaves the page, as long as the game on it runs. */
export function useHeldPage(state: LiveGameState<GameView>): void {
  const isRunning = gameRuns(state)
  useEffect(() => {
    if (!isRunning) return
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
  // Engines of before 2023 ask for this alone.
  event.returnValue = true
}

/** The page is left by a press that means just that, such as "Reload". */
export const letPageGo = (): void => window.removeEventListener('beforeunload', ask)
