import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

/** Two with the same points have two places: by what `compareStandings` of core decides. */
export const hasTies = (rows: readonly Pick<LeaderboardRow, 'score' | 'rank'>[]): boolean =>
  rows.some((row, i) => {
    const before = rows[i - 1]
    return before?.score === row.score && before.rank !== row.rank
  })

/** Why one of two with the same points stands above the other; nothing where nobody does. */
export function TieNote({ rows }: { rows: readonly LeaderboardRow[] }) {
  const t = useMessages(leaderboardMessages)
  if (!hasTies(rows)) return null
  return <p className="pq-board-more">{t('leaderboard.ties')}</p>
}
