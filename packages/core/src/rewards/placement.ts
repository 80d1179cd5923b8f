/** What the order of a leaderboard is computed from. */
export interface Standing {
  playerId: string
  score: number
  correctAnswers: number
  totalAnswers: number
  joinedAt: number
}

/**
 * Score descending, then correct answers descending, then earliest joined. The id breaks remaining
 * ties.
 */
export function compareStandings(a: Standing, b: Standing): number {
  return (
    b.score - a.score ||
    b.correctAnswers - a.correctAnswers ||
    a.joinedAt - b.joinedAt ||
    (a.playerId < b.playerId ? -1 : 1)
  )
}

export const rankStandings = <T extends Standing>(standings: readonly T[]): T[] =>
  [...standings].sort(compareStandings)

/** Places from 1 for players who may have one; the others are left out. */
export function placements<T extends Standing>(
  standings: readonly T[],
  mayPlace: (standing: T) => boolean,
): Map<string, number> {
  const placed = rankStandings(standings.filter(mayPlace))
  return new Map(placed.map((standing, i) => [standing.playerId, i + 1]))
}
