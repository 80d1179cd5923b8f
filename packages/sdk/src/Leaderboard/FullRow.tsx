import { leaderboardFullMessages } from '../messages/en/leaderboard-full'
import { useMessages } from '../messages/MessagesProvider'
import { Medal } from '../ui/Standing'
import type { BoardRowProps } from './BoardFrame'

const PLACES = ['leaderboard.place1', 'leaderboard.place2', 'leaderboard.place3'] as const

/** Everything about one player's standing. */
export function FullRow({ row, you, accuracy }: BoardRowProps) {
  const t = useMessages(leaderboardFullMessages)
  const place = PLACES[row.rank - 1]
  const { correctAnswers: correct, totalAnswers: total, tokensEarned } = row
  return (
    <li className="pq-board-row" data-row={row.playerId} data-you={you ? true : undefined}>
      <Medal place={row.rank} size={36} />
      <span className="pq-board-who">
        <span className="pq-board-name">
          <b>{row.displayName}</b>
          {you}
          {!row.connected && <span className="pq-muted">{t('leaderboard.lost')}</span>}
        </span>
        <span className="pq-board-facts pq-muted">
          {place && <b className="pq-board-place">{t(place)}</b>}
          <span>{t('leaderboard.correct', { correct, total })}</span>
          <span>{accuracy}</span>
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
