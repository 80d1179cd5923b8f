/** One row of a leaderboard; `rank` from 1. Surveys are not counted as answers. */
export interface LeaderboardRow {
  playerId: string
  displayName: string
  rank: number
  score: number
  correctAnswers: number
  totalAnswers: number
  connected: boolean
  teamId: string | null
  /** Set after settlement. */
  tokensEarned: number | null
  /** Ids of cosmetics; absent: none. */
  worn?: string[] | undefined
  /** The code of a chosen character; absent: the one of the player's id. */
  character?: string | undefined
  /** The name was deleted: `displayName` is the English word that older pages show. */
  forgotten?: true | undefined
}

/** A team in its leaderboard; `rank` from 1. */
export interface TeamRow {
  teamId: string
  /** 1, 2, 3 …: the interface shows "Team 1". */
  number: number
  rank: number
  score: number
  playerIds: string[]
}

/** In the order of a board and of the podium: teams of one rank by their numbers. */
export const rankedTeams = (teams: readonly TeamRow[]): TeamRow[] =>
  [...teams].sort((a, b) => a.rank - b.rank || a.number - b.number)
