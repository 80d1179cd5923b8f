import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { highlightsMessages } from '@pathquest/ui/messages/en/highlights'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { ordinal } from '@pathquest/ui/messages/translate'
import { Podium } from '@pathquest/ui/Podium'
import { useRowName } from '../Leaderboard/LeaderboardRow'
import { PlayerCharacter } from '../players/PlayerName'

export interface PlayerPodiumProps {
  rows: readonly LeaderboardRow[]
  youId?: string
  /** How many places are shown, from the third on; absent: all. */
  shown?: number
}

/** The first three on their steps; nothing for a single player. */
export function PlayerPodium({ rows, youId, shown = 3 }: PlayerPodiumProps) {
  const t = useMessages(highlightsMessages)
  const board = useMessages(leaderboardMessages)
  const nameOf = useRowName()
  const first = rows.slice(0, 3).map((row) => ({ ...row, displayName: nameOf(row) }))
  if (first.length < 2) return null
  const isShown = (place: number) => place >= first.length - shown
  const places = first
    .filter((_, place) => isShown(place))
    .map((row) => t('game.place', { place: ordinal(row.rank, t.locale), name: row.displayName }))
    .join(', ')
  return (
    <Podium
      label={t('game.podium', { places })}
      places={first.map((row, place) =>
        !isShown(place)
          ? {
              figure: <span className="pq-character-box" />,
              name: '?',
              detail: <span>&nbsp;</span>,
            }
          : {
              figure: <PlayerCharacter player={row} isSilent />,
              name: row.displayName,
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
            },
      )}
    />
  )
}
