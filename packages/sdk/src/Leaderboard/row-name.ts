import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

export type NamedRow = Pick<LeaderboardRow, 'displayName' | 'forgotten'>

/** The name to show of a row; who is forgotten has one in the language around. */
export function useRowName(): (row: NamedRow) => string {
  const t = useMessages(leaderboardMessages)
  return ({ displayName, forgotten }) => (forgotten ? t('leaderboard.forgotten') : displayName)
}
