import type { Highlights } from '../highlights/highlights'
import { COMPACT_LEADERBOARD_ROWS } from './game-choices'
import { type LeaderboardRow, rankedTeams, type TeamRow } from './leaderboard'

/** A game with so many players shows each of them everybody at its end. */
export const WHOLE_BOARD_PLAYERS_MAX = 40
/** In a larger game: so many places from the first on, and so many beside one's own. */
const FIRST_PLACES = 20
const NEIGHBOURS = 2
/** Teams on the podium, and as many members as stand on a step. */
const PODIUM_TEAMS = 3
const TEAM_FIGURES = 3

interface PodiumBoard {
  /** Everybody, in order of rank. */
  rows: LeaderboardRow[]
  teams: readonly TeamRow[] | null
  highlights: Highlights | null
}

/**
 * What one player is sent of the board when the game has ended. A hundred rows would be 18 kB for
 * each of a hundred players at the same moment; host, projector and stored results have all of them.
 * Whoever is named on the results page (awards, figures of teams) is among the rows.
 */
export function podiumRowsOf(board: PodiumBoard, playerId: string): LeaderboardRow[] {
  const { rows } = board
  if (rows.length <= WHOLE_BOARD_PLAYERS_MAX) return rows
  const own = rows.findIndex((row) => row.playerId === playerId)
  const named = namedOn(board)
  return rows.filter(
    (row, i) =>
      i < FIRST_PLACES ||
      (own !== -1 && Math.abs(i - own) <= NEIGHBOURS) ||
      named.has(row.playerId),
  )
}

function namedOn({ rows, teams, highlights }: PodiumBoard): Set<string> {
  const figures = rankedTeams(teams ?? [])
    .slice(0, PODIUM_TEAMS)
    .flatMap(({ teamId }) => rows.filter((row) => row.teamId === teamId).slice(0, TEAM_FIGURES))
  return new Set([
    ...figures.map((row) => row.playerId),
    ...(highlights?.awards ?? []).map((award) => award.playerId),
    ...(highlights?.decided ? [highlights.decided.playerId] : []),
  ])
}

/** While the game runs: the first five, and the player's own row. */
export function compactRowsOf(
  rows: readonly LeaderboardRow[],
  own: LeaderboardRow | undefined,
): LeaderboardRow[] {
  const first = rows.slice(0, COMPACT_LEADERBOARD_ROWS)
  return own && !first.includes(own) ? [...first, own] : first
}
