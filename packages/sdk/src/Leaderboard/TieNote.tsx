import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

/**
 * Two players with the same points have different places: by the rules of `compareStandings` in
 * core.
 */
export const hasTies = (rows: readonly Pick<LeaderboardRow, 'score' | 'rank'>[]): boolean =>
  rows.some((row, i) => {
    const before = rows[i - 1]
    return before?.score === row.score && before.rank !== row.rank
  })

/** Explains why one of two players with the same points ranks higher; nothing without ties. */
export function TieNote({ rows }: { rows: readonly LeaderboardRow[] }) {
  const t = useMessages(leaderboardMessages)
  if (!hasTies(rows)) return null
  return <p className="pq-board-more">{t('leaderboard.ties')}</p>
}
