import * as exports from './later'
import { SharedBoard, type SharedBoardProps } from './SharedBoard'

export type SharedLeaderboardViewProps = Omit<SharedBoardProps, 'later'>

const later = { status: 'ready', exports } as const

/** A shared leaderboard from its state alone. */
export const SharedLeaderboardView = (props: SharedLeaderboardViewProps) => (
  <SharedBoard {...props} later={later} />
)
