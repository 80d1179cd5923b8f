import { Icon } from '@pathquest/ui/art/Icon'
import { clockIcon } from '@pathquest/ui/art/icons'
import { useRemaining } from '@pathquest/ui/hooks/server-clock'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import { HostPlayers } from './HostPlayers'
import type { HostPartProps } from './host-props'
import { LateComers } from './LateComers'

/** The side column: the standings, and the players. */
export function HostSide(props: HostPartProps) {
  const { view, state } = props
  const { game, teams, leaderboard, playerCount } = view
  // By counts nothing is known of anybody.
  if (game.oneDevice && leaderboard.length === 0) return null
  return (
    <aside className="pq-game-side">
      <LateComers {...props} idle={view.inControl && state.busy === null} />
      <WaitedFor {...props} />
      {teams && <TeamBoard teams={teams} />}
      {game.ends === 'ranked' && <LeaderboardView rows={leaderboard} playerCount={playerCount} />}
      <HostPlayers {...props} />
    </aside>
  )
}

const NAMES_MAX = 12

/** Whose answer is still missing; the names on request, since a class may see the host's page. */
function WaitedFor({ view }: HostPartProps) {
  const host = useMessages(hostMessages)
  const { stage, players } = view
  if (stage.name !== 'question' || !stage.answeredBy || view.game.oneDevice) return null
  const answered = new Set(stage.answeredBy)
  const missing = players.filter(({ playerId, connected }) => connected && !answered.has(playerId))
  const names = missing.slice(0, NAMES_MAX).map(({ displayName }) => displayName)
  const others = missing.length - names.length
  if (missing.length === 0) {
    return <p className="pq-card pq-waited-for">{host('host.allAnswered')}</p>
  }
  return (
    <details className="pq-card pq-waited-for">
      <summary>{host('host.waitedFor', { count: missing.length })}</summary>
      <p>
        {names.join(', ')} {others > 0 && host('host.andOthers', { count: others })}
      </p>
    </details>
  )
}

/** Auto: the notice, and when the next step happens. */
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
