import type { Json } from '@pathquest/core/json'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { useEffect, useRef } from 'react'
import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import type { GameToast } from '../game/refusal-toast'
import type { LiveGame } from '../live/live-game'
import { useLeaveWarning } from '../live/use-leave-warning'
import { useLiveGame, usePlayerGame } from '../live/use-live-game'
import { GamePlayerView } from './GamePlayerView'
import type { PlayerActions, PlayerSlots } from './player-props'
import { useLastResult } from './use-last-result'

/** An answer that a player gave. */
export interface GivenAnswer {
  /** Id of the question. */
  questionId: string
  /** In the format of the question's kind; for one with options the index of the option. */
  answer: Json
  /** For a question with options, from 0; null for other kinds. */
  selectedOptionIndex: number | null
}

/** Events for a page. */
interface GamePlayerEvents extends PlayerSlots {
  /** Called once, when the game's first view is shown: the lobby, a question or the results. */
  onReady?: (() => void) | undefined
  /** The results are shown; after a game alone the player reads its last answer first. */
  onResults?: (() => void) | undefined
  /** The player answered. */
  onAnswer?: ((answer: GivenAnswer) => void) | undefined
  /** The game cannot be joined or continued; the widget shows why itself. */
  onError?: ((error: ApiError) => void) | undefined
  /** Receives messages about refusals; without it they are shown above the game. */
  onToast?: ((toast: GameToast) => void) | undefined
  /** First place in a class, with points: once, when the game ends. */
  onConfetti?: (() => void) | undefined
  /**
   * Called after "Leave Game" has given up the seat; without this callback there is no such button.
   */
  onLeave?: (() => void) | undefined
}

/** With a seat, as returned when joining. */
export interface SeatedGamePlayerProps extends GamePlayerEvents {
  /** Id of the game: `session.id` from joining. */
  sessionId: string
  /** The player's secret in that game: `seatToken` from joining. */
  seatToken: string
  /** Default: the client of the enclosing `PathquestProvider`. */
  api?: ApiClient | undefined
  /** Not together with a seat. */
  game?: undefined
}

/** With a live game that the page holds. */
export interface HeldGamePlayerProps extends GamePlayerEvents {
  /** From `usePlayerGame` or `createLiveGame`; must be the same object across renders. */
  game: LiveGame<PlayerView>
  /** Not together with a game. */
  sessionId?: undefined
  /** Not together with a game. */
  seatToken?: undefined
  /** Not together with a game, which has its own. */
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

/** With a seat: opens the connection to the room itself. */
function SeatedGamePlayer({ sessionId, seatToken, api, ...events }: SeatedGamePlayerProps) {
  const game = usePlayerGame({ sessionId, seatToken, api })
  return <HeldGamePlayer {...events} game={game} />
}

/** With a live game that the page holds. */
function HeldGamePlayer(props: HeldGamePlayerProps) {
  const { game, onReady, onResults, onAnswer, onError, onConfetti, onLeave, ...slots } = props
  const live = useLiveGame(game)
  useLeaveWarning(live)
  const { state, isHeld, release } = useLastResult(live)
  const { problem } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem is reported once
  useEffect(() => {
    if (problem) onError?.(problem)
  }, [problem])
  const wasReported = useRef(false)
  const reportReady = () => {
    if (!wasReported.current) onReady?.()
    wasReported.current = true
  }
  const answer: PlayerActions['onAnswer'] = (given, beside) => {
    game.answer(given, beside)
    const { pending } = game.getState()
    if (!pending) return
    const { questionId, answer, selectedOptionIndex } = pending
    onAnswer?.({ questionId, answer, selectedOptionIndex })
  }
  const stage = state.view?.stage.name
  const over = stage === 'podium' || stage === 'cancelled'
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported when they are shown
  useEffect(() => {
    if (stage === 'podium') onResults?.()
  }, [stage])
  const isLeaving = useRef(false)
  /** Gives up the seat once, however often it is pressed, then calls `then`. */
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
      // The seat of an ended game is no longer needed; before that it may be in use in another tab.
      onReturnHome={leaving(slots.onReturnHome, over)}
      api={game.api}
      assetOrigin={slots.assetOrigin ?? game.api.origin}
      state={state}
      onConfetti={onConfetti}
      onReady={reportReady}
      onAnswer={answer}
      onMove={game.move}
      onReact={game.react}
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
