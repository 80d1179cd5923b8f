import { Icon } from '@pathquest/ui/art/Icon'
import { clockIcon } from '@pathquest/ui/art/icons'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useRemaining } from '@pathquest/ui/question/Countdown'
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

/** Auto: the notice, and when the game goes on. */
export function HostAuto({ view, state, now }: HostPartProps) {
  const { stage } = view
  const host = useMessages(hostMessages)
  const nextAt = stage.name === 'result' ? stage.nextAt : null
  const leftMs = useRemaining(nextAt, state.clockOffsetMs, now)
  const isOnQuestion = stage.name === 'question' || stage.name === 'result'
  if (!isOnQuestion || view.game.progression !== 'auto') return null
  const count = Math.ceil((leftMs ?? 0) / 1_000)
  const isLast = stage.index + 1 >= stage.total
  return (
    <p className="pq-host-auto">
      <Icon icon={clockIcon} />
      <span>
        {host('host.auto')}
        {leftMs !== null && (
          <b>{isLast ? host('host.resultsIn', { count }) : host('host.nextIn', { count })}</b>
        )}
      </span>
    </p>
  )
}
