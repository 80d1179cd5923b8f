import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { EmptyState } from '@pathquest/ui/EmptyState'
import { LoadFailed } from '@pathquest/ui/InlineError'
import { Loading } from '@pathquest/ui/Loading'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { SharedLeaderboard } from '../api/types'
import { LeaderboardView } from './LeaderboardView'
import { TeamBoard } from './TeamBoard'
import type { LeaderboardState } from './watch-leaderboard'

export interface SharedLeaderboardViewProps {
  state: LeaderboardState
  mode?: 'compact' | 'full'
  headingLevel?: HeadingLevel
  onRetry?: () => void
}

/** A shared leaderboard from its state only. */
export function SharedLeaderboardView(props: SharedLeaderboardViewProps) {
  const { state, mode = 'compact', headingLevel = 2, onRetry } = props
  const { board, problem } = state
  const t = useMessages(leaderboardMessages)
  const isRevoked = problem?.code === 'share_not_found'
  // None in the lobby.
  const teams = board && board.game.status !== 'waiting' ? (board.teams ?? []) : []
  return (
    <div className="pq pq-widget pq-stack">
      {isRevoked && <RevokedBoard headingLevel={headingLevel} />}
      {problem && !isRevoked && (
        <LoadFailed retry={t('leaderboard.retry')} onRetry={onRetry}>
          {t(board ? 'leaderboard.stale' : 'leaderboard.failed')}
        </LoadFailed>
      )}
      {!board && !problem && (
        <div className="pq-card">
          <Loading text={t('leaderboard.loading')} />
        </div>
      )}
      {board && <Rows board={board} mode={mode} headingLevel={headingLevel} />}
      {teams.length > 0 && <TeamBoard teams={teams} headingLevel={headingLevel} />}
    </div>
  )
}

interface RowsProps extends Pick<SharedLeaderboardViewProps, 'mode' | 'headingLevel'> {
  board: SharedLeaderboard
}

function Rows({ board, mode, headingLevel }: RowsProps) {
  const t = useMessages(leaderboardMessages)
  const { game, player_count: playerCount } = board
  const { status, current_question: number, question_count: total } = game
  const isLobby = status === 'waiting'
  const isOver = status === 'completed'
  const isCancelled = game.outcome === 'cancelled'
  const rows = isLobby ? [] : isOver ? board.rows.map(present) : board.rows
  return (
    <LeaderboardView
      title={game.name}
      rows={rows}
      playerCount={playerCount}
      mode={mode}
      headingLevel={headingLevel}
      aside={
        <Badge variant={isLobby || isCancelled ? 'outline' : isOver ? 'solid' : 'success'}>
          {t(badgeOf(game))}
        </Badge>
      }
      note={
        <p className="pq-muted">
          {status === 'in_progress' && `${t('leaderboard.question', { number, total })} · `}
          {t('leaderboard.players', { count: playerCount })}
        </p>
      }
      empty={
        isLobby
          ? t('leaderboard.lobbyText')
          : isCancelled
            ? t('leaderboard.cancelledText')
            : undefined
      }
    />
  )
}

/** After a game nobody is connected: rows are not marked as absent. */
const present = (row: LeaderboardRow): LeaderboardRow => ({ ...row, connected: true })

function badgeOf({ status, outcome }: SharedLeaderboard['game']) {
  if (status === 'waiting') return 'leaderboard.lobby'
  if (status === 'in_progress') return 'leaderboard.live'
  return outcome === 'cancelled' ? 'leaderboard.cancelled' : 'leaderboard.final'
}

/** The host has revoked the link. */
function RevokedBoard({ headingLevel }: { headingLevel: HeadingLevel }) {
  const t = useMessages(leaderboardMessages)
  return (
    // A surface of its own: the page behind a dark leaderboard may be light.
    <div className="pq-card">
      <EmptyState
        title={t('leaderboard.revoked')}
        text={t('leaderboard.revokedText')}
        headingLevel={headingLevel}
      />
    </div>
  )
}
