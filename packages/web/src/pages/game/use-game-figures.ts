import type { GameView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { gamesChanged } from '../../api/query-client'

/** The stage of a game, as far as it affects dashboards and figures. */
export function gameStage(view: GameView | null | undefined): string {
  if (!view) return ''
  const isSettled =
    view.role === 'player' ? view.you.rewards !== null : 'settled' in view && view.settled
  return `${view.game.status} ${isSettled}`
}

/** Queries about this game are invalidated: after joining, at each stage, and at its settlement. */
export function useGameFigures(game: LiveGame<GameView>): void {
  const queries = useQueryClient()
  const stage = useSyncExternalStore(game.subscribe, () => gameStage(game.getState().view))
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at every stage
  useEffect(() => {
    void gamesChanged(queries)
    // Leaving may have changed the figures: a seat given up, a game cancelled.
    return () => void gamesChanged(queries)
  }, [queries, stage])
}
