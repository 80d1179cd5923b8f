import { compareStandings, type LeaderboardRow } from '@pathquest/core'
import { listWornOf } from '../cosmetics'
import type { Db } from '../db/db'
import { shownName } from '../names'
import type { GamePlayer } from './store/players'

/**
 * A settled leaderboard: in the documents' order; who has a place comes before who has none. With
 * what each account wears now.
 */
export async function storedRows(
  db: Db,
  players: readonly GamePlayer[],
): Promise<LeaderboardRow[]> {
  const wornBy = await listWornOf(
    db,
    players.flatMap(({ profileId }) => profileId ?? []),
  )
  return players
    .map((player) => ({ ...player, playerId: player.id }))
    .sort(
      (a, b) =>
        Number(b.placement !== null) - Number(a.placement !== null) || compareStandings(a, b),
    )
    .map((player, index) => {
      const worn = player.profileId === null ? undefined : wornBy.get(player.profileId)
      return {
        playerId: player.id,
        displayName: shownName(player),
        rank: index + 1,
        score: player.score,
        correctAnswers: player.correctAnswers,
        totalAnswers: player.totalAnswers,
        connected: player.isConnected,
        teamId: player.team,
        tokensEarned: player.tokensEarned,
        ...(worn && { worn }),
        ...(player.displayName === '' && { forgotten: true as const }),
      }
    })
}
