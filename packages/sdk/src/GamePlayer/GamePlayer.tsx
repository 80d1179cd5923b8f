import type { Json } from '@pathquest/core/json'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { useEffect, useRef } from 'react'
import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import type { GameToast } from '../game/refusal-toast'
import type { LiveGame } from '../live/live-game'
import { useHeldPage } from '../live/use-held-page'
import { useLiveGame, usePlayerGame } from '../live/use-live-game'
import { GamePlayerView } from './GamePlayerView'
import { isChampion } from './placement-message'
import type { PlayerSlots } from './player-props'
import { useLastResult } from './use-last-result'

/** An answer that a player gave. */
export interface GivenAnswer {
  /** Id of the question. */
  questionId: string
  /** In the form of the question's kind; of one with options the index of the option. */
  answer: Json
  /** Of a question with options, from 0; null of other kinds. */
  selectedOptionIndex: number | null
}

/** What a page may hear of. */
interface GamePlayerEvents extends PlayerSlots {
  /** The game's first view stands: the lobby, a question or the results. Once. */
  onReady?: (() => void) | undefined
  /** The player answered. */
  onAnswer?: ((answer: GivenAnswer) => void) | undefined
  /** The game cannot be entered (any more); the widget says why by itself. */
  onError?: ((error: ApiError) => void) | undefined
  /** Refusals in words; without it they stand above the game. */
  onToast?: ((toast: GameToast) => void) | undefined
  /** First place in a class, with points: once, at the moment the game ends. */
  onConfetti?: (() => void) | undefined
  /** After the seat was given back by "Leave Game", which is there only with this callback. */
  onLeave?: (() => void) | undefined
}

/** By seat: what joining answered. */
export interface SeatedGamePlayerProps extends GamePlayerEvents {
  /** Id of the game: `session.id` of what joining answered. */
  sessionId: string
  /** The player's secret in that game: `seatToken` of what joining answered. */
  seatToken: string
  /** Default: the client of the `PathquestProvider` around. */
  api?: ApiClient | undefined
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

/** By a seat, whose line to the room it opens itself. */
function SeatedGamePlayer({ sessionId, seatToken, api, ...events }: SeatedGamePlayerProps) {
  const game = usePlayerGame({ sessionId, seatToken, api })
  return <HeldGamePlayer {...events} game={game} />
}

/** A player's game by the live game that the page holds. */
function HeldGamePlayer(props: HeldGamePlayerProps) {
  const { game, onReady, onAnswer, onError, onConfetti, onLeave, ...slots } = props
  const live = useLiveGame(game)
  useHeldPage(live)
  const { state, isHeld, release } = useLastResult(live)
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
  const answer = (given: Json) => {
    game.answer(given)
    const { pending } = game.getState()
    if (!pending) return
    const { questionId, answer, selectedOptionIndex } = pending
    onAnswer?.({ questionId, answer, selectedOptionIndex })
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
      onMove={game.move}
      onEnd={() => {
        release()
        if (!isHeld) void game.end()
      }}
      onNext={() => {
        if (isOnLastResult(state.view)) release()
        if (!isHeld) void game.next()
      }}
      onUseHere={game.useHere}
      onLeave={leaving(onLeave)}
    />
  )
}

const isOnLastResult = (view: PlayerView | null): boolean =>
  view?.stage.name === 'result' && view.stage.isLast

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
      if (isChampion(view)) onConfetti?.()
    }
  }, [view, over, onConfetti])
}
