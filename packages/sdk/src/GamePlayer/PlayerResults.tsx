import type { PlayerView } from '@pathquest/game-core/views'
import { useRef } from 'react'
import { FaultBanner } from '../game/FaultBanner'
import { PlayerPodium } from '../game/PlayerPodium'
import { useFocusOn } from '../hooks/use-focus'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import { overMessages } from '../messages/en/over'
import { resultsMessages } from '../messages/en/results'
import { useMessages } from '../messages/MessagesProvider'
import type { HeadingLevel } from '../ui/Card'
import { placementMessage } from './placement-message'
import type { GamePlayerViewProps } from './player-props'
import { ResultActions } from './ResultActions'
import { ResultCareer } from './ResultCareer'
import { ResultTiles } from './ResultTiles'
import { RewardsCard } from './RewardsCard'
import { useEarnedPathkeys } from './use-earned-pathkeys'

export interface PlayerResultsProps extends GamePlayerViewProps {
  view: PlayerView
}

/** The end: how it went, what was won, where to go from here. */
export function PlayerResults(props: PlayerResultsProps) {
  const { view, headingLevel = 1 } = props
  const t = useMessages(overMessages)
  const player = useMessages(resultsMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, view.game.sessionId)
  const { you, leaderboard, game } = view
  const loaded = useEarnedPathkeys(
    props.api,
    props.pathkeys ? undefined : you.rewards?.pathkeysEarned,
  )
  const count = Math.max(leaderboard.length, 1)
  const crowd = game.sessionType !== 'solo' && leaderboard.length > 1
  const Heading = `h${headingLevel}` as 'h1'
  const second = Math.min(headingLevel + 1, 4) as HeadingLevel
  return (
    <div className="pq-results">
      <div className="pq-results-own">
        <div className="pq-results-head" role="status">
          <p className="pq-muted">
            {t('game.over')} {t('game.competed', { count })}
          </p>
          <Heading ref={heading} tabIndex={-1} className="pq-results-title">
            {player(placementMessage(you.placement))}
          </Heading>
          <p className="pq-results-name">{you.displayName}</p>
        </div>
        {game.endedByFault && <FaultBanner>{player('results.fault')}</FaultBanner>}
        <div>
          {crowd && <PlayerPodium rows={leaderboard} youId={you.playerId} />}
          <ResultTiles view={view} joined={crowd} />
        </div>
        <RewardsCard
          view={view}
          headingLevel={second}
          pathkeys={props.pathkeys ?? loaded}
          onSignUp={props.onSignUp}
        />
        <ResultCareer game={game} careerLink={props.careerLink} />
        <ResultActions {...props} />
        <p className="pq-muted pq-results-foot">{player('results.footer')}</p>
      </div>
      {crowd && (
        <div className="pq-results-side">
          {view.teams && (
            <TeamBoard teams={view.teams} yourTeamId={you.teamId} headingLevel={second} />
          )}
          <LeaderboardView
            mode="full"
            rows={leaderboard}
            youId={you.playerId}
            headingLevel={second}
          />
        </div>
      )}
    </div>
  )
}
