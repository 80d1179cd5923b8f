import type { PlayerView } from '@pathquest/core/rooms/views'
import { useRef, useState } from 'react'
import type { LiveGameState } from '../live/live-state'

export interface LastResult {
  /** The current state, or the one when the last result was shown. */
  state: LiveGameState<PlayerView>
  /** The game has ended while its last result is still shown. */
  isHeld: boolean
  /** Continues to the results: the player has read the last one. */
  release: () => void
}

/**
 * A solo game ends by itself soon after the last answer. Its verdict stays on screen until the
 * player presses "End Game".
 */
export function useLastResult(state: LiveGameState<PlayerView>): LastResult {
  const last = useRef<PlayerView | null>(null)
  const [readIn, setReadIn] = useState<string | null>(null)
  const { view } = state
  const id = view?.game.sessionId ?? null
  const isLast =
    view?.game.sessionType === 'solo' && view.stage.name === 'result' && view.stage.isLast
  if (isLast) last.current = view
  const lastResult = view?.stage.name === 'podium' && readIn !== id ? last.current : null
  const isHeld = lastResult !== null && lastResult.game.sessionId === id
  return {
    state: isHeld ? { ...state, view: lastResult } : state,
    isHeld,
    release: () => setReadIn(id),
  }
}
