import { COMPACT_LEADERBOARD_ROWS } from '../rooms/game-choices'
import type { LeaderboardRow } from '../rooms/views'

/** A player on the route, which is as long as the highest score. */
export interface Runner {
  playerId: string
  /** Where on the route, 0 to 1, before the question and after it. */
  from: number
  to: number
  /** null: of the pack, which runs without names. */
  name: string | null
  /** Rank after the question. */
  rank: number
  /** Ranks gained by it. */
  gained: number
}

type RaceRow = Pick<LeaderboardRow, 'playerId' | 'displayName' | 'rank' | 'score'>

/**
 * A question as a race: where everybody was on the route, and where they are now. Who was not there
 * before starts at the beginning; without an earlier board everybody stands.
 */
export function raceBetween(
  before: readonly RaceRow[] | null,
  after: readonly RaceRow[],
): Runner[] {
  const length = Math.max(1, ...after.map(({ score }) => score))
  const earlier = new Map((before ?? after).map((row) => [row.playerId, row]))
  const place = (score: number) => Math.min(1, Math.max(0, score / length))
  return after.map(({ playerId, displayName, rank, score }, i) => {
    const was = earlier.get(playerId)
    return {
      playerId,
      from: place(was?.score ?? 0),
      to: place(score),
      name: i < COMPACT_LEADERBOARD_ROWS ? displayName : null,
      rank,
      gained: was ? Math.max(0, was.rank - rank) : 0,
    }
  })
}
