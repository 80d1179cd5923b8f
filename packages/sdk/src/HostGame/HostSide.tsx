import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import { HostPlayers } from './HostPlayers'
import type { HostPartProps } from './host-props'

/** Beside what is played: the standings, and who plays. */
export function HostSide(props: HostPartProps) {
  const { teams, leaderboard, playerCount } = props.view
  return (
    <aside className="pq-game-side">
      {teams && <TeamBoard teams={teams} />}
      <LeaderboardView rows={leaderboard} playerCount={playerCount} />
      <HostPlayers {...props} />
    </aside>
  )
}
