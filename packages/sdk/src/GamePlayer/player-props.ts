import type { SurveyAnswer } from '@pathquest/core/interests/interests'
import type { Json } from '@pathquest/core/json'
import type { Reaction } from '@pathquest/core/rooms/reactions'
import type { PlayerView } from '@pathquest/core/rooms/views'
import type { HeadingLevel } from '@pathquest/ui/Card'
import type { ReactNode } from 'react'
import type { ApiClient } from '../api/client'
import type { PathkeySummary } from '../api/types'
import type { GameToast } from '../game/refusal-toast'
import type { LiveGameState, MoveOutcome } from '../live/live-state'

/** What a page passes to its own link element: `<Link to="…" {...look} />`. */
export interface LinkLook {
  /** How the link looks. */
  className: string
  /** The content of the link. */
  children: ReactNode
}

/** Slots and callbacks for a page; every button is shown only with its callback. */
export interface PlayerSlots {
  /** At the left of the bar, e.g. the logo as a link; by default only the logo. */
  brand?: ReactNode
  /** Level of the titles, 1 to 4. Default 2. */
  headingLevel?: HeadingLevel | undefined
  /** Prefix for image paths where the page is on another origin. */
  assetOrigin?: string | undefined
  /** "Explore this career". */
  careerLink?: ((career: { id: string; title: string }, look: LinkLook) => ReactNode) | undefined
  /** Keeps a game's answers as the interest survey of who is signed in; rejects if it fails. */
  keepInterests?: ((answers: Readonly<Record<string, SurveyAnswer>>) => Promise<void>) | undefined
  /** Details of the pathkeys in the rewards, for their artwork. */
  pathkeys?: readonly PathkeySummary[] | undefined
  /** Below each closed question, e.g. a button to report it. */
  closedQuestion?: ((question: { id: string }) => ReactNode) | undefined
  /** "Play Again" on the results. */
  onPlayAgain?: (() => void) | undefined
  /** "Return Home" on the results, after cancelling and where the game no longer exists. */
  onReturnHome?: (() => void) | undefined
  /** "View Collection" beside the rewards. */
  onViewCollection?: (() => void) | undefined
  /** Guests are offered to sign up. */
  onSignUp?: (() => void) | undefined
  /** The host has opened another lobby. */
  onJoinNext?: ((gameCode: string) => void) | undefined
  /** Replaces "Return to Dashboard", where the game no longer exists. */
  returnLabel?: string | undefined
  /** Replaces "Return Home", where `onReturnHome` leads elsewhere. */
  homeLabel?: string | undefined
}

export interface PlayerActions {
  /** `beside`: fields of the mode that are sent with it. */
  onAnswer?: (answer: Json, beside?: Readonly<Record<string, Json>>) => void
  /** A move from the mode's own components; resolves once the view shows what it did. */
  onMove?: (type: string, fields: Readonly<Record<string, Json>>) => Promise<MoveOutcome>
  /** A reaction or a hop; absent while none would arrive. */
  onReact?: ((reaction: Reaction) => void) | undefined
  /** Solo, with a mode's own component: "End Game". */
  onEnd?: () => void
  /** Solo: "Next Question" or "End Game". */
  onNext?: () => void
  onLeave?: () => void
  onUseHere?: () => void
}

export interface GamePlayerViewProps extends PlayerSlots, PlayerActions {
  state: LiveGameState<PlayerView>
  /** First place in a class, with points: once, when its podium is shown. */
  onConfetti?: (() => void) | undefined
  /** A frozen clock, for stories. */
  now?: number
  /** Replaces the widget's own message about the last refusal. */
  refusal?: string | null
  /** Receives messages about refusals; without it they are shown above the game. */
  onToast?: (toast: GameToast) => void
  /** Fetches the pathkeys won, where `pathkeys` lacks their details. */
  api?: Pick<ApiClient, 'request'>
  /** Called once, when the first view is shown: the lobby, a question, the results or a notice. */
  onReady?: () => void
}
