import { compareStandings, type LeaderboardRow } from '@pathquest/game-core'
import { shownName } from '../names'
import type { GamePlayer } from './store/players'

/** A settled leaderboard: in the documents' order; who has a place comes before who has none. */
export const storedRows = (players: readonly GamePlayer[]): LeaderboardRow[] =>
  players
    .map((player) => ({ ...player, playerId: player.id }))
    .sort(
      (a, b) =>
        Number(b.placement !== null) - Number(a.placement !== null) || compareStandings(a, b),
    )
    .map((player, index) => ({
      playerId: player.id,
      displayName: shownName(player),
      rank: index + 1,
      score: player.score,
      correctAnswers: player.correctAnswers,
      totalAnswers: player.totalAnswers,
      connected: player.isConnected,
      teamId: player.team,
      tokensEarned: player.tokensEarned,
    }))
