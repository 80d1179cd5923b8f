import { leaderboardMessages } from '../messages/en/leaderboard'
import { useMessages } from '../messages/MessagesProvider'
import { AccuracyBar, Medal } from '../ui/Standing'
import type { BoardRowProps } from './BoardFrame'

/** Medal, name, accuracy bar, score, correct of total. */
export function CompactRow({ row, you, percent, accuracy }: BoardRowProps) {
  const t = useMessages(leaderboardMessages)
  return (
    <li className="pq-board-row" data-row={row.playerId} data-you={you ? true : undefined}>
      <Medal place={row.rank} />
      <span className="pq-board-who">
        <span className="pq-board-name">
          <b>{row.displayName}</b>
          {you}
        </span>
        <AccuracyBar percent={percent} label={accuracy} />
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
