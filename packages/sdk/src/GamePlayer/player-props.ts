import type { Json } from '@pathquest/core/json'
import type { PlayerView } from '@pathquest/core/rooms/views'
import type { HeadingLevel } from '@pathquest/ui/Card'
import type { ReactNode } from 'react'
import type { ApiClient } from '../api/client'
import type { PathkeySummary } from '../api/types'
import type { GameToast } from '../game/refusal-toast'
import type { LiveGameState, MoveOutcome } from '../live/live-state'

/** What a page gives its own link element: `<Link to="…" {...look} />`. */
export interface LinkLook {
  /** How the link looks. */
  className: string
  /** What the link says. */
  children: ReactNode
}

/** What a page may put in and hear of; every button is there only with its callback. */
export interface PlayerSlots {
  /** At the left of the bar, e.g. the logo as a link; the mark alone by default. */
  brand?: ReactNode
  /** Level of the titles, 1 to 4. Default 2. */
  headingLevel?: HeadingLevel | undefined
  /** Put before the paths of pictures where the page is on another origin. */
  assetOrigin?: string | undefined
  /** "Explore this career". */
  careerLink?: ((career: { id: string; title: string }, look: LinkLook) => ReactNode) | undefined
  /** Details of the pathkeys in the rewards, for their artwork. */
  pathkeys?: readonly PathkeySummary[] | undefined
  /** Below each question once it is closed, e.g. a way to tell that something is wrong with it. */
  closedQuestion?: ((question: { id: string }) => ReactNode) | undefined
  /** "Play Again" on the results. */
  onPlayAgain?: (() => void) | undefined
  /** "Return Home" on the results, after cancelling and where the game is gone. */
  onReturnHome?: (() => void) | undefined
  /** "View Collection" beside the rewards. */
  onViewCollection?: (() => void) | undefined
  /** Guests are offered to sign up. */
  onSignUp?: (() => void) | undefined
  /** The host has opened another lobby. */
  onJoinNext?: ((gameCode: string) => void) | undefined
  /** Instead of "Return to Dashboard", where there is no game any more. */
  returnLabel?: string | undefined
  /** Instead of "Return Home", where `onReturnHome` leads to another place. */
  homeLabel?: string | undefined
}

export interface PlayerActions {
  onAnswer?: (answer: Json) => void
  /** A move of the mode's own pieces. */
  onMove?: (type: string, fields: Readonly<Record<string, Json>>) => Promise<MoveOutcome>
  /** Solo, where a mode draws by itself: "End Game". */
  onEnd?: () => void
  /** Solo: "Next Question" or "End Game". */
  onNext?: () => void
  onLeave?: () => void
  onUseHere?: () => void
}

export interface GamePlayerViewProps extends PlayerSlots, PlayerActions {
  state: LiveGameState<PlayerView>
  /** A clock that stands still, for stories. */
  now?: number
  /** A sentence about the last refusal instead of the widget's own. */
  refusal?: string | null
  /** Refusals in words; without it they stand above the game. */
  onToast?: (toast: GameToast) => void
  /** For the pathkeys won, where `pathkeys` does not bring their details. */
  api?: Pick<ApiClient, 'request'>
  /** The first view stands: the lobby, a question, the results or a notice. Once. */
  onReady?: () => void
}
