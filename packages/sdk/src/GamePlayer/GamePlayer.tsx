import type { PlayerView } from '@pathquest/game-core/views'
import { useEffect, useRef } from 'react'
import type { ApiClient } from '../api-client'
import type { ApiError } from '../api-error'
import { type GameToast, useRefusalToasts } from '../game/refusal-toast'
import { freshState } from '../live/live-state'
import type { LiveGame } from '../live-game'
import { useLiveGame } from '../use-live-game'
import { usePart } from '../use-part'
import { GamePlayerView } from './GamePlayerView'
import { PartFailed } from './PartFailed'
import type { PlayerSlots } from './player-props'
import { useEarnedPathkeys } from './use-earned-pathkeys'
import { usePlayerToast } from './use-player-toast'

/** What a page may hear of. */
interface GamePlayerEvents extends PlayerSlots {
  /** The game's first view stands: the lobby, a question or the results. Once. */
  onReady?: () => void
  /** The player picked an option; `selectedOptionIndex` from 0. */
  onAnswer?: (answer: { questionId: string; selectedOptionIndex: number }) => void
  /** The game cannot be entered (any more); the widget says why by itself. */
  onError?: (error: ApiError) => void
  /** Refusals in words; without it they stand above the game. */
  onToast?: (toast: GameToast) => void
  /** First place: once, at the moment the game ends. */
  onConfetti?: () => void
  /** After the seat was given back by "Leave Game", which is there only with this callback. */
  onLeave?: () => void
}

/** By seat: what joining answered. */
export interface SeatedGamePlayerProps extends GamePlayerEvents {
  /** Id of the game: `session.id` of what joining answered. */
  sessionId: string
  /** The player's secret in that game: `seatToken` of what joining answered. */
  seatToken: string
  /** Default: the client of the `PathquestProvider` around. */
  api?: ApiClient
  /** Not beside a seat. */
  game?: undefined
}

/** By a live game that the page holds itself. */
export interface HeldGamePlayerProps extends GamePlayerEvents {
  /** From `usePlayerGame` or `createLiveGame`; keep it between renders. */
  game: LiveGame<PlayerView>
  /** Not beside a game. */
  sessionId?: undefined
  /** Not beside a game. */
  seatToken?: undefined
  /** Not beside a game, which has its own. */
  api?: undefined
}

/** Props of `GamePlayer`: a seat, or a live game. */
export type GamePlayerProps = SeatedGamePlayerProps | HeldGamePlayerProps

/**
 * A player's whole live game, from lobby to results.
 * @example <GamePlayer sessionId={sessionId} seatToken={seatToken} onLeave={() => setSeat(null)} />
 */
export function GamePlayer(props: GamePlayerProps) {
  return props.game ? <HeldGamePlayer {...props} /> : <SeatedGamePlayer {...props} />
}

const loadSeatedGame = () => import('./SeatedGame')

function SeatedGamePlayer({ sessionId, seatToken, api, ...events }: SeatedGamePlayerProps) {
  const part = usePart(loadSeatedGame, true)
  if (part.status === 'ready') {
    return (
      <part.exports.SeatedGame seat={{ sessionId, seatToken, api }}>
        {(game) => <HeldGamePlayer {...events} game={game} />}
      </part.exports.SeatedGame>
    )
  }
  if (part.status === 'loading') return <GamePlayerView brand={events.brand} state={freshState()} />
  return (
    <div className="pq pq-widget">
      <PartFailed onRetry={part.retry} />
    </div>
  )
}

function HeldGamePlayer(props: HeldGamePlayerProps) {
  const { game, onReady, onAnswer, onError, onToast, onConfetti, onLeave, ...slots } = props
  const state = useLiveGame(game)
  const toastOf = usePlayerToast()
  const earned = state.view?.you.rewards?.pathkeysEarned
  const loaded = useEarnedPathkeys(game.api, slots.pathkeys ? undefined : earned)
  useRefusalToasts(state.lastRefusal, toastOf, onToast)
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
      onReady={tellReady}
      onAnswer={answer}
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
