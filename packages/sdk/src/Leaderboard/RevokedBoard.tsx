import { leaderboardFullMessages } from '../messages/en/leaderboard-full'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'
import { EmptyState } from '../ui/EmptyState'

/** The host has taken the link back. */
export function RevokedBoard({ headingLevel }: { headingLevel: HeadingLevel }) {
  const t = useMessages(leaderboardFullMessages)
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
