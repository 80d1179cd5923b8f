import type { PlayerView } from '@pathquest/game-core/views'
import { useEffect, useRef } from 'react'
import { type GameToast, useRefusalToasts } from '../game/refusal-toast'
import type { LiveGame } from '../live-game'
import { useLiveGame } from '../use-live-game'
import { GamePlayerView } from './GamePlayerView'
import type { PlayerSlots } from './player-props'
import { useEarnedPathkeys } from './use-earned-pathkeys'
import { usePlayerToast } from './use-player-toast'

export interface GamePlayerProps extends PlayerSlots {
  game: LiveGame<PlayerView>
  /** Refusals in words; without it they stand above the game. */
  onToast?: (toast: GameToast) => void
  /** First place: once, at the moment the game ends. */
  onConfetti?: () => void
  /** After the seat was given back. */
  onLeave?: () => void
}

/** A player's whole live game, from lobby to results. */
export function GamePlayer({ game, onToast, onConfetti, onLeave, ...slots }: GamePlayerProps) {
  const state = useLiveGame(game)
  const toastOf = usePlayerToast()
  const earned = state.view?.you.rewards?.pathkeysEarned
  const loaded = useEarnedPathkeys(game.api, slots.pathkeys ? undefined : earned)
  useRefusalToasts(state.lastRefusal, toastOf, onToast)
  useFirstPlace(state.view, onConfetti)
  const { onReturnHome } = slots
  const stage = state.view?.stage.name
  const over = stage === 'podium' || stage === 'cancelled'
  return (
    <GamePlayerView
      {...slots}
      onReturnHome={
        onReturnHome &&
        (async () => {
          // The seat of a game that is over is of no more use; elsewhere it may be in another tab.
          if (over) await game.leave()
          onReturnHome()
        })
      }
      pathkeys={slots.pathkeys ?? loaded}
      assetOrigin={slots.assetOrigin ?? game.api.origin}
      state={state}
      refusal={!onToast && state.lastRefusal ? toastOf(state.lastRefusal).message : null}
      onAnswer={game.answer}
      onNext={() => void game.next()}
      onUseHere={game.useHere}
      onLeave={
        onLeave &&
        (async () => {
          await game.leave()
          onLeave()
        })
      }
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
