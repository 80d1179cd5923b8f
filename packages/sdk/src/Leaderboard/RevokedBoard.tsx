import { leaderboardFullMessages } from '../messages/en/leaderboard-full'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'
import { EmptyState } from '../ui/EmptyState'

/** The host has taken the link back. */
export function RevokedBoard({ headingLevel }: { headingLevel: HeadingLevel }) {
  const t = useMessages(leaderboardFullMessages)
  return (
    <EmptyState
      title={t('leaderboard.revoked')}
      text={t('leaderboard.revokedText')}
      headingLevel={headingLevel}
    />
  )
}
