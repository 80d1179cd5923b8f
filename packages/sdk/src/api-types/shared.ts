import type { SessionStatus } from '@pathquest/game-core/constants'
import type { LeaderboardRow, TeamRow } from '@pathquest/game-core/views'

/** A leaderboard as its host shares it with everybody who has the link. */
export interface SharedLeaderboard {
  game: {
    name: string
    status: SessionStatus
    /** Once it is completed; a cancelled game has no rows. */
    outcome: 'finished' | 'cancelled' | null
    /** From 1; 0 before the first. */
    current_question: number
    question_count: number
    mode_name?: string
  }
  /** In order of rank, as of the last closed question; in the lobby in order of joining. */
  rows: LeaderboardRow[]
  /** In a team challenge. */
  teams?: TeamRow[] | null
  player_count: number
  /** The result is kept: nothing will change any more. */
  settled: boolean
}

/** What a share token reads. */
export interface SharedLeaderboardAnswer {
  leaderboard: SharedLeaderboard
}
