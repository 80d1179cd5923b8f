import type { LeaderboardRow } from '@pathquest/game-core/views'
import { leaderboardFullMessages } from '../messages/en/leaderboard-full'
import { overMessages } from '../messages/en/over'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import { Podium } from '../ui/Podium'
import { ordinal } from './ordinal'

export interface PlayerPodiumProps {
  rows: readonly LeaderboardRow[]
  youId?: string
}

/** The first three on their steps; nothing to see for one player alone. */
export function PlayerPodium({ rows, youId }: PlayerPodiumProps) {
  const t = useMessages(overMessages)
  const board = useMessages(leaderboardFullMessages)
  const first = rows.slice(0, 3)
  if (first.length < 2) return null
  const places = first
    .map((row) => t('game.place', { place: ordinal(row.rank, t.locale), name: row.displayName }))
    .join(', ')
  return (
    <Podium
      label={t('game.podium', { places })}
      places={first.map((row) => ({
        name: row.displayName,
        detail:
          row.playerId === youId ? (
            <Badge variant="you">{board('leaderboard.you')}</Badge>
          ) : (
            <span>{row.score}</span>
          ),
      }))}
    />
  )
}
