import type { PlayerView } from '@pathquest/game-core/views'
import { useEffect, useRef } from 'react'
import { useLiveGame } from '../live/use-live-game'
import type { HeldGamePlayerProps } from './GamePlayer'
import { GamePlayerView } from './GamePlayerView'

/** A player's game by the live game that the page holds. */
export function HeldGamePlayer(props: HeldGamePlayerProps) {
  const { game, onReady, onAnswer, onError, onConfetti, onLeave, ...slots } = props
  const state = useLiveGame(game)
  useFirstPlace(state.view, onConfetti)
  const { problem } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem is told once
  useEffect(() => {
    if (problem) onError?.(problem)
  }, [problem])
  const isTold = useRef(false)
  const tellReady = () => {
    if (!isTold.current) onReady?.()
    isTold.current = true
  }
  const answer = (selectedOptionIndex: number) => {
    const open = state.view?.stage
    game.answer(selectedOptionIndex)
    if (open?.name === 'question') {
      onAnswer?.({ questionId: open.question.id, selectedOptionIndex })
    }
  }
  const stage = state.view?.stage.name
  const over = stage === 'podium' || stage === 'cancelled'
  const isLeaving = useRef(false)
  /** What follows once the seat is given back, however often that is pressed. */
  const leaving = (then: (() => void) | undefined, givesBack = true) =>
    then &&
    (async () => {
      if (isLeaving.current) return
      isLeaving.current = true
      try {
        if (givesBack) await game.leave()
      } finally {
        isLeaving.current = false
      }
      then()
    })
  return (
    <GamePlayerView
      {...slots}
      headingLevel={slots.headingLevel ?? 2}
      // The seat of a game that is over is of no more use; elsewhere it may be in another tab.
      onReturnHome={leaving(slots.onReturnHome, over)}
      api={game.api}
      assetOrigin={slots.assetOrigin ?? game.api.origin}
      state={state}
      onReady={tellReady}
      onAnswer={answer}
      onNext={() => void game.next()}
      onUseHere={game.useHere}
      onLeave={leaving(onLeave)}
    />
  )
}

/** Coming back to the results is no reason for a second celebration. */
function useFirstPlace(view: PlayerView | null, onConfetti: (() => void) | undefined) {
  const played = useRef(false)
  const over = view?.stage.name === 'podium'
  useEffect(() => {
    if (!view) return
    if (!over) {
      played.current = true
    } else if (played.current) {
      played.current = false
      if (view.you.placement === 1) onConfetti?.()
    }
  }, [view, over, onConfetti])
}
