import type { PlayerView } from '@pathquest/game-core/views'
import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import type { GameToast } from '../game/refusal-toast'
import { usePart } from '../hooks/use-lazy-chunk'
import type { LiveGame } from '../live/live-game'
import { freshState } from '../live/live-state'
import { GamePlayerView } from './GamePlayerView'
import { HeldGamePlayer } from './HeldGamePlayer'
import { PartFailed } from './PartFailed'
import type { PlayerSlots } from './player-props'

/** What a page may hear of. */
interface GamePlayerEvents extends PlayerSlots {
  /** The game's first view stands: the lobby, a question or the results. Once. */
  onReady?: (() => void) | undefined
  /** The player picked an option; `selectedOptionIndex` from 0. */
  onAnswer?: ((answer: { questionId: string; selectedOptionIndex: number }) => void) | undefined
  /** The game cannot be entered (any more); the widget says why by itself. */
  onError?: ((error: ApiError) => void) | undefined
  /** Refusals in words; without it they stand above the game. */
  onToast?: ((toast: GameToast) => void) | undefined
  /** First place: once, at the moment the game ends. */
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
