import { accuracyPercent } from '@pathquest/core/questions/answer-window'
import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { AccuracyBar, Medal } from '@pathquest/ui/Standing'
import { PlayerCharacter } from '../players/PlayerName'

export type NamedRow = Pick<LeaderboardRow, 'displayName' | 'forgotten'>

/** The name to show in a row; a deleted one is replaced by one in the current language. */
export function useRowName(): (row: NamedRow) => string {
  const t = useMessages(leaderboardMessages)
  return ({ displayName, forgotten }) => (forgotten ? t('leaderboard.forgotten') : displayName)
}

export interface LeaderboardRowProps {
  row: LeaderboardRow
  /** The current player. */
  isYou: boolean
}

/** Medal, name, accuracy bar, score, correct of total. */
export function CompactRow({ row, isYou }: LeaderboardRowProps) {
  const t = useMessages(leaderboardMessages)
  const nameOf = useRowName()
  const { correctAnswers: correct, totalAnswers: total } = row
  const percent = accuracyPercent(correct, total)
  return (
    <li className="pq-board-row" data-row={row.playerId} data-you={isYou || undefined}>
      <Medal place={row.rank} />
      <PlayerCharacter player={row} isSilent />
      <span className="pq-board-who">
        <span className="pq-board-name">
          <b>{nameOf(row)}</b>
          {isYou && <Badge variant="you">{t('leaderboard.you')}</Badge>}
        </span>
        <AccuracyBar percent={percent} label={t('leaderboard.accuracy', { percent })} />
      </span>
      <span className="pq-board-score">
        <b>{row.score}</b>
        <span className="pq-muted">{t('leaderboard.correctShort', { correct, total })}</span>
      </span>
    </li>
  )
}

const PLACES = ['leaderboard.place1', 'leaderboard.place2', 'leaderboard.place3'] as const

/** Everything about one player's standing. */
export function FullRow({ row, isYou }: LeaderboardRowProps) {
  const t = useMessages(leaderboardMessages)
  const nameOf = useRowName()
  const place = PLACES[row.rank - 1]
  const { correctAnswers: correct, totalAnswers: total, tokensEarned } = row
  return (
    <li className="pq-board-row" data-row={row.playerId} data-you={isYou || undefined}>
      <Medal place={row.rank} size={36} />
      <PlayerCharacter player={row} isSilent />
      <span className="pq-board-who">
        <span className="pq-board-name">
          <b>{nameOf(row)}</b>
          {isYou && <Badge variant="you">{t('leaderboard.you')}</Badge>}
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
