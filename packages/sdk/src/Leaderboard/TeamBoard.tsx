import { rankedTeams } from '@pathquest/core/rooms/leaderboard'
import type { TeamRow } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Medal } from '@pathquest/ui/Standing'
import { useId, useRef } from 'react'
import { useRowSwap } from './LeaderboardView'

/** Props of `TeamBoard`. */
export interface TeamBoardProps {
  /** In any order; they are shown by rank. */
  teams: readonly TeamRow[]
  /** The team of the current player. */
  yourTeamId?: string | null | undefined
  /** Level of the title, 1 to 4. Default 2. */
  headingLevel?: HeadingLevel | undefined
}

/** The teams' own leaderboard. */
export function TeamBoard({ teams, yourTeamId, headingLevel = 2 }: TeamBoardProps) {
  const t = useMessages(leaderboardMessages)
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const ranked = rankedTeams(teams)
  useRowSwap(list, ranked.map((team) => team.teamId).join())
  const Heading = `h${headingLevel}` as 'h2'
  return (
    <section className="pq-card pq-board" aria-labelledby={titleId}>
      <div className="pq-card-head">
        <Heading className="pq-card-title" id={titleId}>
          {t('leaderboard.teams')}
        </Heading>
      </div>
      <ol className="pq-board-rows" ref={list}>
        {ranked.map((team) => {
          const yours = team.teamId === yourTeamId
          return (
            <li
              key={team.teamId}
              className="pq-board-row"
              data-row={team.teamId}
              data-you={yours || undefined}
            >
              <Medal place={team.rank} />
              <span className="pq-board-who">
                <span className="pq-board-name">
                  <b>{t('leaderboard.team', { number: team.number })}</b>
                  {yours && <Badge variant="you">{t('leaderboard.yourTeam')}</Badge>}
                </span>
                <span className="pq-muted">
                  {t('leaderboard.teamPlayers', { count: team.playerIds.length })}
                </span>
              </span>
              <span className="pq-board-score">
                <b>{Math.round(team.score)}</b>
                <span className="pq-muted">{t('leaderboard.points')}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
