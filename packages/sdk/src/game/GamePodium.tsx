import { rankedTeams } from '@pathquest/core/rooms/leaderboard'
import type { GameView, LeaderboardRow, TeamRow } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { highlightsMessages } from '@pathquest/ui/messages/en/highlights'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { ordinal } from '@pathquest/ui/messages/translate'
import { Podium } from '@pathquest/ui/Podium'
import type { ReactNode } from 'react'
import { useRowName } from '../Leaderboard/LeaderboardRow'
import { PlayerCharacter } from '../players/PlayerName'
import { hasPodium } from './use-podium-staging'

interface Shown {
  /** How many places are shown, from the third on; absent: all. */
  shown?: number
}

export interface GamePodiumProps extends Shown {
  view: Pick<GameView, 'game' | 'leaderboard' | 'teams'>
  you?: { playerId: string; teamId: string | null }
}

/** The first three, teams where there are any. */
export function GamePodium({ view, you, shown }: GamePodiumProps) {
  const { leaderboard, teams } = view
  if (!hasPodium(view)) return <OneGround view={view} />
  return teams && teams.length > 1 ? (
    <TeamPodium teams={teams} rows={leaderboard} yourTeamId={you?.teamId} shown={shown} />
  ) : (
    <PlayerPodium rows={leaderboard} youId={you?.playerId} shown={shown} />
  )
}

/** As many of the class as stand in one row on a phone. */
const CLASS_SHOWN = 6

/** Nobody is first: the class stands on one ground. */
function OneGround({ view }: Pick<GamePodiumProps, 'view'>) {
  const t = useMessages(highlightsMessages)
  return (
    <div className="pq-no-points">
      <span>
        {view.leaderboard.slice(0, CLASS_SHOWN).map((row) => (
          <PlayerCharacter key={row.playerId} player={row} isSilent />
        ))}
      </span>
      {view.game.ends === 'ranked' && <p>{t('game.noPoints')}</p>}
    </div>
  )
}

interface PlayerPodiumProps extends Shown {
  rows: readonly LeaderboardRow[]
  youId?: string | undefined
}

/** The first three on their steps; nothing for a single player. */
export function PlayerPodium({ rows, youId, shown }: PlayerPodiumProps) {
  const board = useMessages(leaderboardMessages)
  const nameOf = useRowName()
  if (rows.length < 2) return null
  const places = rows.slice(0, 3).map((row) => ({
    rank: row.rank,
    name: nameOf(row),
    score: row.score,
    figure: <PlayerCharacter player={row} isSilent />,
    badge: row.playerId === youId ? board('leaderboard.you') : null,
  }))
  return <StagedPodium places={places} shown={shown} />
}

/** As many members as stand beside each other on a step. */
const FIGURES_MAX = 3

interface TeamPodiumProps extends Shown {
  teams: readonly TeamRow[]
  rows: readonly LeaderboardRow[]
  yourTeamId?: string | null | undefined
}

/** The first three teams, with their best members on the steps. */
function TeamPodium({ teams, rows, yourTeamId, shown }: TeamPodiumProps) {
  const board = useMessages(leaderboardMessages)
  const places = rankedTeams(teams)
    .slice(0, 3)
    .map((team) => ({
      rank: team.rank,
      name: board('leaderboard.team', { number: team.number }),
      score: Math.round(team.score),
      figure: (
        <span className="pq-podium-team">
          {rows
            .filter(({ playerId }) => team.playerIds.includes(playerId))
            .slice(0, FIGURES_MAX)
            .map((row) => (
              <PlayerCharacter key={row.playerId} player={row} isSilent />
            ))}
        </span>
      ),
      badge: team.teamId === yourTeamId ? board('leaderboard.yourTeam') : null,
    }))
  return <StagedPodium places={places} shown={shown} />
}

interface StagedPlace {
  rank: number
  name: string
  score: number
  figure: ReactNode
  badge: string | null
}

/** From the last place on; what is not shown yet is a question mark. */
function StagedPodium({ places, shown = 3 }: Shown & { places: readonly StagedPlace[] }) {
  const t = useMessages(highlightsMessages)
  const isShown = (index: number) => index >= places.length - shown
  const told = places
    .filter((_, index) => isShown(index))
    .map(({ rank, name }) => t('game.place', { place: ordinal(rank, t.locale), name }))
    .join(', ')
  return (
    <Podium
      label={t('game.podium', { places: told })}
      places={places.map(({ name, score, figure, badge }, index) =>
        isShown(index)
          ? {
              figure,
              name,
              detail: (
                <span>
                  {score}
                  {badge !== null && (
                    <>
                      {' '}
                      <Badge variant="you">{badge}</Badge>
                    </>
                  )}
                </span>
              ),
            }
          : {
              figure: <span className="pq-character-box" />,
              name: '?',
              detail: <span>&nbsp;</span>,
            },
      )}
    />
  )
}
