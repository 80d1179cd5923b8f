import type { GameView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { gamesChanged } from '../../api/freshness'

/** Where a game stands, as far as dashboards and figures tell of it. */
export function standingOf(view: GameView | null | undefined): string {
  if (!view) return ''
  const isSettled =
    view.role === 'player' ? view.you.rewards !== null : 'settled' in view && view.settled
  return `${view.game.status} ${isSettled}`
}

/** Pages that tell of this game read it anew: after joining, each step of it, and its settlement. */
export function useGameFigures(game: LiveGame<GameView>): void {
  const queries = useQueryClient()
  const standing = useSyncExternalStore(game.subscribe, () => standingOf(game.getState().view))
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at every step
  useEffect(() => {
    void gamesChanged(queries)
    // Who leaves may have changed what it tells: a seat given up, a game cancelled.
    return () => void gamesChanged(queries)
  }, [queries, standing])
}
