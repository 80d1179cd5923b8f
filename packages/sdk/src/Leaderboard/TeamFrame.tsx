import type { TeamRow } from '@pathquest/game-core/views'
import { type ReactNode, useId, useRef } from 'react'
import { leaderboardFullMessages } from '../messages/en/leaderboard-full'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'
import { Medal } from '../ui/Standing'
import { useRowSwap } from './use-row-swap'

export interface TeamFrameProps {
  teams: readonly TeamRow[]
  headingLevel: HeadingLevel
  yourTeamId?: string | null
  /** What marks the row of `yourTeamId`. */
  mark?: ReactNode
}

/** The teams by rank; what marks a team as yours is given. */
export function TeamFrame({ teams, headingLevel, yourTeamId, mark }: TeamFrameProps) {
  const t = useMessages(leaderboardFullMessages)
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const ranked = [...teams].sort((a, b) => a.rank - b.rank || a.number - b.number)
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
                  {yours && mark}
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
