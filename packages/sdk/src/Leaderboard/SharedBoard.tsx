import { COMPACT_LEADERBOARD_ROWS } from '@pathquest/game-core/constants'
import type { LeaderboardRow } from '@pathquest/game-core/views'
import type { SharedLeaderboard } from '../api/types'
import { leaderboardMessages } from '../messages/en/leaderboard'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import type { HeadingLevel } from '../ui/Card'
import { LoadFailed } from '../ui/LoadFailed'
import { Loading } from '../ui/Loading'
import { BoardFrame, type BoardFrameProps } from './BoardFrame'
import { CompactRow } from './CompactRow'
import { isRevoked, type Later, teamsOf } from './use-later'
import type { LeaderboardState } from './watch-leaderboard'

export interface SharedBoardProps {
  state: LeaderboardState
  /** Rows of the full mode, teams, gliding, and what stands where nothing is shared any more. */
  later: Later
  mode?: 'compact' | 'full'
  headingLevel?: HeadingLevel
  onRetry?: () => void
}

/** A shared leaderboard, as far as what it needs is there. */
export function SharedBoard(props: SharedBoardProps) {
  const { state, later, mode = 'compact', headingLevel = 2, onRetry } = props
  const { board, problem } = state
  const t = useMessages(leaderboardMessages)
  const parts = later.status === 'ready' ? later.exports : null
  const Row = mode === 'compact' ? CompactRow : parts?.FullRow
  const teams = teamsOf(board)
  const hasEnded = isRevoked(problem)
  const isAwaited = hasEnded ? !parts : board && !Row
  const hasFailed = isAwaited ? later.status === 'failed' : problem && !hasEnded
  const failed = (text: string) => (
    <LoadFailed retry={t('leaderboard.retry')} onRetry={onRetry}>
      {text}
    </LoadFailed>
  )
  return (
    <div className="pq pq-widget pq-stack">
      {hasEnded && parts && <parts.RevokedBoard headingLevel={headingLevel} />}
      {hasFailed && failed(t(board && Row ? 'leaderboard.stale' : 'leaderboard.failed'))}
      {!hasFailed && (isAwaited || !(board || problem)) && (
        <div className="pq-card">
          <Loading text={t('leaderboard.loading')} />
        </div>
      )}
      {board && Row && <Rows {...{ board, mode, Row, headingLevel }} Swap={parts?.RowSwap} />}
      {teams && Row && parts && <parts.TeamFrame teams={teams} headingLevel={headingLevel} />}
      {teams && Row && later.status === 'failed' && failed(t('leaderboard.teamsFailed'))}
    </div>
  )
}

interface RowsProps extends Required<Pick<SharedBoardProps, 'mode' | 'headingLevel'>> {
  board: SharedLeaderboard
  Row: typeof CompactRow
  Swap: BoardFrameProps['Swap']
}

function Rows({ board, mode, Row, Swap, headingLevel }: RowsProps) {
  const t = useMessages(leaderboardMessages)
  const { game, player_count: playerCount } = board
  const { status, current_question: number, question_count: total } = game
  const isLobby = status === 'waiting'
  const isOver = status === 'completed'
  const isCancelled = game.outcome === 'cancelled'
  const rows = isLobby ? [] : isOver ? board.rows.map(present) : board.rows
  return (
    <BoardFrame
      title={game.name}
      rows={mode === 'compact' ? rows.slice(0, COMPACT_LEADERBOARD_ROWS) : rows}
      count={Math.max(playerCount, rows.length)}
      Row={Row}
      Swap={Swap}
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

/** After a game nobody is connected, and nobody is missed. */
const present = (row: LeaderboardRow): LeaderboardRow => ({ ...row, connected: true })

function badgeOf({ status, outcome }: SharedLeaderboard['game']) {
  if (status === 'waiting') return 'leaderboard.lobby'
  if (status === 'in_progress') return 'leaderboard.live'
  return outcome === 'cancelled' ? 'leaderboard.cancelled' : 'leaderboard.final'
}
