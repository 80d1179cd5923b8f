import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { ordinal } from '@pathquest/ui/messages/translate'
import { Podium } from '@pathquest/ui/Podium'
import { useRowName } from '../Leaderboard/row-name'
import { WornName } from './WornName'

export interface PlayerPodiumProps {
  rows: readonly LeaderboardRow[]
  youId?: string
}

/** The first three on their steps; nothing to see for one player alone. */
export function PlayerPodium({ rows, youId }: PlayerPodiumProps) {
  const t = useMessages(gameMessages)
  const board = useMessages(leaderboardMessages)
  const nameOf = useRowName()
  const first = rows.slice(0, 3).map((row) => ({ ...row, displayName: nameOf(row) }))
  if (first.length < 2) return null
  const places = first
    .map((row) => t('game.place', { place: ordinal(row.rank, t.locale), name: row.displayName }))
    .join(', ')
  return (
    <Podium
      label={t('game.podium', { places })}
      places={first.map((row) => ({
        name: <WornName player={row} />,
        detail: (
          <span>
            {row.score}
            {row.playerId === youId && (
              <>
                {' '}
                <Badge variant="you">{board('leaderboard.you')}</Badge>
              </>
            )}
          </span>
        ),
      }))}
    />
  )
}
