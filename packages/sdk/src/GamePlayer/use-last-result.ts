import type { PlayerView } from '@pathquest/core/rooms/views'
import { useRef, useState } from 'react'
import type { LiveGameState } from '../live/live-state'

export interface LastResult {
  /** As it is, or as it was when the last result showed. */
  state: LiveGameState<PlayerView>
  /** The game has ended by itself behind the result that is still shown. */
  isHeld: boolean
  /** On with it: the player has read it. */
  release: () => void
}

/**
 * A game played alone ends by itself soon after the last answer. What that was right or wrong about
 * stays until the player presses "End Game".
 */
export function useLastResult(state: LiveGameState<PlayerView>): LastResult {
  const last = useRef<PlayerView | null>(null)
  const [readIn, setReadIn] = useState<string | null>(null)
  const { view } = state
  const id = view?.game.sessionId ?? null
  const isLast =
    view?.game.sessionType === 'solo' && view.stage.name === 'result' && view.stage.isLast
  if (isLast) last.current = view
  const kept = view?.stage.name === 'podium' && readIn !== id ? last.current : null
  const isHeld = kept !== null && kept.game.sessionId === id
  return {
    state: isHeld ? { ...state, view: kept } : state,
    isHeld,
    release: () => setReadIn(id),
  }
}
