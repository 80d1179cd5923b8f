import type { PlayerView } from '@pathquest/game-core/views'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'

/** Beside the question: the teams, and the first five players. */
export function PlayerSide({ view }: { view: PlayerView }) {
  if (view.game.sessionType === 'solo') return null
  return (
    <aside className="pq-game-side">
      {view.teams && <TeamBoard teams={view.teams} yourTeamId={view.you.teamId} />}
      <LeaderboardView
        rows={view.leaderboard}
        playerCount={view.playerCount}
        youId={view.you.playerId}
      />
    </aside>
  )
}
