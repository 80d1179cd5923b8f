import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { ScreenView } from '@pathquest/core/rooms/views'
import type { ReactNode } from 'react'
import type { LiveGameState } from '../live/live-state'

/** What a page may put in. */
export interface ScreenSlots {
  /** Instead of code and address, where players come in another way. */
  entry?: ReactNode
  /** As people type it, e.g. "pathquest.app/join-game". */
  joinAddress?: string
  /** A QR code of the join link; drawn on white. */
  qr?: ReactNode
  assetOrigin?: string
}

export interface GameScreenViewProps extends ScreenSlots {
  state: LiveGameState<ScreenView>
  /** A clock that stands still, for stories. */
  now?: number
  /** The host's keys work here, too. */
  onCommand?: (command: HostCommandName) => void
}

/** The parts of the projector once there is a view. */
export interface ScreenPartProps extends GameScreenViewProps {
  view: ScreenView
}
