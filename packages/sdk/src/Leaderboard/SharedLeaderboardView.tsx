import type { LeaderboardRow } from '@pathquest/game-core/views'
import type { SharedLeaderboard } from '../api-types'
import { refreshIcon } from '../art/icons'
import { leaderboardMessages } from '../messages/en/leaderboard'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import type { HeadingLevel } from '../ui/Card'
import { EmptyState } from '../ui/EmptyState'
import { InlineError, Loading } from '../ui/Feedback'
import { LeaderboardView } from './LeaderboardView'
import { TeamBoard } from './TeamBoard'
import type { LeaderboardState } from './watch-leaderboard'

export interface SharedLeaderboardViewProps {
  state: LeaderboardState
  mode?: 'compact' | 'full'
  headingLevel?: HeadingLevel
  onRetry?: () => void
}

/** A shared leaderboard from its state alone. */
export function SharedLeaderboardView(props: SharedLeaderboardViewProps) {
  const { state, mode, headingLevel = 2, onRetry } = props
  const { board, problem } = state
  const t = useMessages(leaderboardMessages)
  const isRevoked = problem?.code === 'share_not_found'
  return (
    <div className="pq pq-widget pq-stack">
      {isRevoked && (
        <EmptyState
          title={t('leaderboard.revoked')}
          text={t('leaderboard.revokedText')}
          headingLevel={headingLevel}
        />
      )}
      {problem && !isRevoked && (
        <InlineError
          action={
            onRetry && (
              <Button size="sm" icon={refreshIcon} onClick={onRetry}>
                {t('leaderboard.retry')}
              </Button>
            )
          }
        >
          {t(board ? 'leaderboard.stale' : 'leaderboard.failed')}
        </InlineError>
      )}
      {!board && !problem && <Loading text={t('leaderboard.loading')} />}
      {board && <Board board={board} mode={mode} headingLevel={headingLevel} />}
    </div>
  )
}

interface BoardProps {
  board: SharedLeaderboard
  mode?: 'compact' | 'full'
  headingLevel: HeadingLevel
}

function Board({ board, mode, headingLevel }: BoardProps) {
  const t = useMessages(leaderboardMessages)
  const { game, rows, teams, player_count: playerCount } = board
  const { status, current_question: number, question_count: total } = game
  const isLobby = status === 'waiting'
  const isOver = status === 'completed'
  const isCancelled = game.outcome === 'cancelled'
  const players = t('leaderboard.players', { count: playerCount })
  return (
    <>
      <LeaderboardView
        title={game.name}
        rows={isLobby ? [] : isOver ? rows.map(present) : rows}
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
            {players}
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
      {teams && teams.length > 0 && !isLobby && (
        <TeamBoard teams={teams} headingLevel={headingLevel} />
      )}
    </>
  )
}

/** After a game nobody is connected, and nobody is missed. */
const present = (row: LeaderboardRow): LeaderboardRow => ({ ...row, connected: true })

function badgeOf({ status, outcome }: SharedLeaderboard['game']) {
  if (status === 'waiting') return 'leaderboard.lobby'
  if (status === 'in_progress') return 'leaderboard.live'
  return outcome === 'cancelled' ? 'leaderboard.cancelled' : 'leaderboard.final'
}
