import { accuracyPercent } from '@pathquest/core/questions/answer-window'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { ModeResults } from '@pathquest/modes/ModeResults'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useRef } from 'react'
import { FaultBanner } from '../game/Banner'
import { PlayerPodium } from '../game/PlayerPodium'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { useRowName } from '../Leaderboard/row-name'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import { placementMessage } from './placement-message'
import type { GamePlayerViewProps } from './player-props'
import { ResultActions, ResultCareer } from './ResultActions'
import { RewardsCard, useEarnedPathkeys } from './RewardsCard'

export interface PlayerResultsProps extends GamePlayerViewProps {
  view: PlayerView
}

/** The end: how it went, what was won, where to go from here. */
export function PlayerResults(props: PlayerResultsProps) {
  const { view, headingLevel = 1 } = props
  const t = useMessages(gameMessages)
  const player = useMessages(playerMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, view.game.sessionId)
  const { you, leaderboard, game } = view
  const loaded = useEarnedPathkeys(
    props.api,
    props.pathkeys ? undefined : you.rewards?.pathkeysEarned,
  )
  const nameOf = useRowName()
  const own = leaderboard.find(({ playerId }) => playerId === you.playerId)
  const count = Math.max(leaderboard.length, 1)
  const isSolo = game.sessionType === 'solo'
  const crowd = !isSolo && leaderboard.length > 1
  const Heading = `h${headingLevel}` as 'h1'
  const second = Math.min(headingLevel + 1, 4) as HeadingLevel
  return (
    <div className="pq-results">
      <div className="pq-results-own">
        <div className="pq-results-head" role="status">
          <p className="pq-muted">
            {t('game.over')} {!isSolo && t('game.competed', { count })}
          </p>
          <Heading ref={heading} tabIndex={-1} className="pq-results-title">
            {player(placementMessage(view))}
          </Heading>
          <p className="pq-results-name">{nameOf(own ?? you)}</p>
        </div>
        {game.endedByFault && <FaultBanner>{player('results.fault')}</FaultBanner>}
        <ModeResults view={view}>
          <div>
            {crowd && <PlayerPodium rows={leaderboard} youId={you.playerId} />}
            <ResultTiles view={view} joined={crowd} />
          </div>
        </ModeResults>
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

export interface ResultTilesProps {
  view: PlayerView
  /** Stands right below the podium. */
  joined?: boolean
}

/**
 * Total Score, Placement (alone what was earned), Accuracy, Questions Answered: what the label says,
 * answered of asked; the line below tells which of them were right. Who came late, or whose game ended
 * early, was asked fewer than the set has.
 */
export function ResultTiles({ view, joined }: ResultTilesProps) {
  const t = useMessages(playerMessages)
  const { score, placement, correctAnswers, totalAnswers, rewards } = view.you
  const { questionCount, sessionType } = view.game
  const asked = view.you.askedQuestions ?? questionCount
  const none = t('results.noPlacement')
  const won =
    sessionType === 'solo'
      ? ([
          t('results.earned'),
          rewards ? t('results.xp', { count: rewards.tokensEarned }) : none,
        ] as const)
      : ([t('results.placement'), placement === null ? none : `#${placement}`] as const)
  const tiles = [
    [t('results.score'), score],
    won,
    [t('results.accuracy'), `${accuracyPercent(correctAnswers, totalAnswers)}%`],
    [t('results.answered'), `${Math.min(totalAnswers, asked)}/${asked}`],
  ] as const
  return (
    <>
      <dl className="pq-card pq-tiles" data-joined={joined || undefined}>
        {tiles.map(([label, value]) => (
          <div key={label} className="pq-tiles-one">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pq-muted pq-tiles-note">
        {t('results.rightWrong', {
          right: correctAnswers,
          wrong: totalAnswers - correctAnswers,
          count: asked,
        })}
      </p>
    </>
  )
}
