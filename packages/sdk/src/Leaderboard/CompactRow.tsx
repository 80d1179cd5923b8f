import type { LeaderboardRow } from '@pathquest/game-core/views'
import { leaderboardMessages } from '../messages/en/leaderboard'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import { AccuracyBar, Medal } from '../ui/Standing'
import { accuracyPercent } from './accuracy'

/** Medal, name, accuracy bar, score, correct of total. */
export function CompactRow({ row, you }: { row: LeaderboardRow; you: boolean }) {
  const t = useMessages(leaderboardMessages)
  const percent = accuracyPercent(row.correctAnswers, row.totalAnswers)
  return (
    <li className="pq-board-row" data-row={row.playerId} data-you={you || undefined}>
      <Medal place={row.rank} />
      <span className="pq-board-who">
        <span className="pq-board-name">
          <b>{row.displayName}</b>
          {you && <Badge variant="you">{t('leaderboard.you')}</Badge>}
        </span>
        <AccuracyBar percent={percent} label={t('leaderboard.accuracy', { percent })} />
      </span>
      <span className="pq-board-score">
        <b>{row.score}</b>
        <span className="pq-muted">
          {t('leaderboard.correctShort', {
            correct: row.correctAnswers,
            total: row.totalAnswers,
          })}
        </span>
      </span>
    </li>
  )
}
