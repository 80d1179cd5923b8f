import type { GameView } from '@pathquest/game-core/views'
import { useEffect, useSyncExternalStore } from 'react'
import type { LiveGame, LiveGameState } from './live-game'

/** Holds a live game open while the component is there and gives its state. */
export function useLiveGame<View extends GameView>(game: LiveGame<View>): LiveGameState<View> {
  useEffect(() => game.connect(), [game])
  return useSyncExternalStore(game.subscribe, game.getState, game.getState)
}
