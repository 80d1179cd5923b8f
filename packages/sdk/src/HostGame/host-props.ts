import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { HostView } from '@pathquest/core/rooms/views'
import type { HeadingLevel } from '@pathquest/ui/Card'
import type { ReactNode } from 'react'
import type { HostExtra } from '../live/live-game'
import type { LiveGameState } from '../live/live-state'
import type { Marks } from './use-marks'

/** Slots and callbacks for a page. */
export interface HostSlots {
  /** At the left of the bar, e.g. the logo as a link. */
  brand?: ReactNode
  headingLevel?: HeadingLevel
  assetOrigin?: string
  /** Replaces code and address, where players join in another way. */
  entry?: ReactNode
  /** The mode's settings, in a few words each, for the lobby. */
  settings?: readonly string[]
  /** As people type it, e.g. "pathquest.app/join-game". */
  joinAddress?: string
  /** A QR code of the join link; drawn on white. */
  qr?: ReactNode
  /** In the bar, e.g. a link to the projector view and the sound switch. */
  tools?: ReactNode
  /** `remote`: a few big buttons, for a phone in the host's hand. */
  layout?: 'whole' | 'remote'
  /** Switches from the remote to the whole host view. */
  onWholeView?: () => void
  /** Below each closed question, e.g. a button to report it. */
  closedQuestion?: (question: { id: string }) => ReactNode
  /** On the results, e.g. the link to the report. */
  report?: ReactNode
  onPlayAgain?: () => void
  /** On the results: the same class in a game that is set up anew. */
  onAnotherGame?: () => void
  onReturnHome?: () => void
  returnLabel?: string
  /** The code could not be copied. */
  onCopyFail?: () => void
}

export interface HostActions {
  onStart?: () => void
  /** Cancels the lobby. */
  onCancel?: () => void
  /** "Next Question", "End Game": closes what is open, else advances. */
  onNext?: () => void
  /** "End game now". */
  onEnd?: () => void
  onLock?: (locked: boolean) => void
  onKick?: (playerId: string, lock: boolean) => void
  onTakeControl?: () => void
  /** Pause, skip, more time, names and seats. */
  onCommand?: (command: HostCommandName, extra?: HostExtra) => void
  /** "Leave, game pauses". */
  onLeave?: () => void
  onUseHere?: () => void
}

export interface HostGameViewProps extends HostSlots, HostActions {
  state: LiveGameState<HostView>
  /** A frozen clock, for stories. */
  now?: number
  refusal?: string | null
}

/** The parts of the host's screen once there is a view. */
export interface HostPartProps extends HostGameViewProps {
  view: HostView
}

/** The parts in which the host marks what a class does without phones. */
export interface MarkPartProps extends HostPartProps {
  marks: Marks
}
