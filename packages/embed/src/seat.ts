import type { WidgetProps } from './Stage'

/** A seat in a game, as joining gave it. */
export interface Seat {
  sessionId: string
  seatToken: string
  gameCode: string
  displayName: string
}

/** What the game takes that comes after joining. */
export interface AfterProps extends WidgetProps {
  seat: Seat
  /** Back to the form, where a game follows with its code in the field. */
  onLeave: (nextCode?: string) => void
}
