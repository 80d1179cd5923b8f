import type { TeamRow } from '@pathquest/game-core'
import type { GamePlayer } from '../games'

/**
 * What a team's members gained, averaged over those who took part: whoever was present at that very
 * question is not kept. Equal scores share a rank.
 */
export function addToTeams(
  teams: readonly TeamRow[],
  changes: readonly { before: GamePlayer; after: GamePlayer }[],
): TeamRow[] {
  const scored = teams.map((team) => {
    const members = changes.filter(
      ({ after }) =>
        after.team === team.teamId && after.removedAt === null && after.tookPart !== false,
    )
    const gained = members.reduce((sum, { before, after }) => sum + after.score - before.score, 0)
    return members.length === 0
      ? team
      : { ...team, score: team.score + Math.round(gained / members.length) }
  })
  return scored
    .sort((a, b) => b.score - a.score || a.rank - b.rank)
    .map((team, _, all) => ({
      ...team,
      rank: 1 + all.filter((other) => other.score > team.score).length,
    }))
}
