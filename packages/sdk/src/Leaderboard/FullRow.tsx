import type { LeaderboardRow } from '@pathquest/game-core/views'
import { leaderboardMessages } from '../messages/en/leaderboard'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import { Medal } from '../ui/Standing'
import { accuracyPercent } from './accuracy'

const PLACES = ['leaderboard.place1', 'leaderboard.place2', 'leaderboard.place3'] as const

/** Everything about one player's standing. */
export function FullRow({ row, you }: { row: LeaderboardRow; you: boolean }) {
  const t = useMessages(leaderboardMessages)
  const place = PLACES[row.rank - 1]
  const { correctAnswers: correct, totalAnswers: total, tokensEarned } = row
  return (
    <li className="pq-board-row" data-row={row.playerId} data-you={you || undefined}>
      <Medal place={row.rank} size={36} />
      <span className="pq-board-who">
        <span className="pq-board-name">
          <b>{row.displayName}</b>
          {you && <Badge variant="you">{t('leaderboard.you')}</Badge>}
          {!row.connected && <span className="pq-muted">{t('leaderboard.lost')}</span>}
        </span>
        <span className="pq-board-facts pq-muted">
          {place && <b className="pq-board-place">{t(place)}</b>}
          <span>{t('leaderboard.correct', { correct, total })}</span>
          <span>{t('leaderboard.accuracy', { percent: accuracyPercent(correct, total) })}</span>
          {place && tokensEarned !== null && tokensEarned > 0 && (
            <b className="pq-board-tokens">{t('leaderboard.tokens', { count: tokensEarned })}</b>
          )}
        </span>
      </span>
      <span className="pq-board-score">
        <b>{row.score}</b>
        <span className="pq-muted">{t('leaderboard.points')}</span>
      </span>
    </li>
  )
}
