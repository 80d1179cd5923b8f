import { accuracyPercent } from '@pathquest/core/questions/answer-window'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { ModeResults } from '@pathquest/modes/ModeResults'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { resultsMessages } from '@pathquest/ui/messages/en/results'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useEffect, useRef } from 'react'
import { FaultBanner } from '../game/Banner'
import { GamePodium } from '../game/GamePodium'
import { SkipStaging } from '../game/PodiumStaging'
import { hasPodium, type PodiumStaging, usePodiumStaging } from '../game/use-podium-staging'
import { useRowName } from '../Leaderboard/LeaderboardRow'
import { LeaderboardView, useParts } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import { PlayerCharacter } from '../players/PlayerName'
import { isChampion, placementMessage } from './placement-message'
import type { GamePlayerViewProps } from './player-props'
import { ResultActions, ResultCareer } from './ResultActions'
import { RewardsCard, useEarnedPathkeys } from './RewardsCard'

/** Of a class; without it the results are complete as well. */
const loadHighlights = () => import('../game/GameHighlights')

export interface PlayerResultsProps extends GamePlayerViewProps {
  view: PlayerView
  /** This page has shown a part of the game. */
  sawGame?: boolean
}

/** The end: the class looks up to its podium, then result, rewards, next actions. */
export function PlayerResults(props: PlayerResultsProps) {
  const { view, sawGame = false, onConfetti } = props
  const staging = usePodiumStaging(view, sawGame)
  const isCelebrated = sawGame && staging.isDone && isChampion(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page renders
  useEffect(() => {
    if (isCelebrated) onConfetti?.()
  }, [isCelebrated])
  return staging.isDone ? <OwnResults {...props} /> : <AwaitedPodium {...props} staging={staging} />
}

/** Nobody's place is told before the podium has told it. */
function AwaitedPodium({
  view,
  headingLevel = 1,
  staging,
}: PlayerResultsProps & { staging: PodiumStaging }) {
  const results = useMessages(resultsMessages)
  const Heading = `h${headingLevel}` as 'h1'
  const own = view.leaderboard.find(({ playerId }) => playerId === view.you.playerId)
  return (
    <section className="pq-awaited" role="status">
      <PlayerCharacter player={own ?? view.you} />
      <Heading>{results('game.over')}</Heading>
      <p>{results('results.lookUp')}</p>
      <SkipStaging staging={staging} />
    </section>
  )
}

function OwnResults(props: PlayerResultsProps) {
  const { view, headingLevel = 1, sawGame = false } = props
  const results = useMessages(resultsMessages)
  // One's own result, what it has brought, the class. The podium's last step is on the projector at
  // the same time.
  const parts = useParts(sawGame ? 1 : 3, 3)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, view.game.sessionId)
  const { you, leaderboard, playerCount, game } = view
  const loaded = useEarnedPathkeys(
    props.api,
    props.pathkeys ? undefined : you.rewards?.pathkeysEarned,
  )
  const highlights = useLazyChunk(loadHighlights, view.highlights !== undefined)
  const nameOf = useRowName()
  const own = leaderboard.find(({ playerId }) => playerId === you.playerId)
  const isSolo = game.sessionType === 'solo'
  const isRanked = game.ends === 'ranked'
  const crowd = isRanked && !isSolo && leaderboard.length > 1
  const Heading = `h${headingLevel}` as 'h1'
  const second = Math.min(headingLevel + 1, 4) as HeadingLevel
  return (
    <div className="pq-results">
      <div className="pq-results-own">
        <div className="pq-results-head" role="status">
          <p className="pq-muted">
            {results('game.over')}{' '}
            {!isSolo &&
              results(isRanked ? 'game.competed' : 'game.tookPart', { count: playerCount })}
          </p>
          <Heading ref={heading} tabIndex={-1} className="pq-results-title">
            {results(placementMessage(view))}
          </Heading>
          <p className="pq-results-name">{nameOf(own ?? you)}</p>
        </div>
        {game.endedByFault && <FaultBanner>{results('results.fault')}</FaultBanner>}
        {highlights.status === 'ready' && (
          <highlights.exports.OwnAward view={view} youId={you.playerId} />
        )}
        <ModeResults view={view} careerLink={props.careerLink} keepInterests={props.keepInterests}>
          <div>
            {crowd && <GamePodium view={view} you={you} />}
            {game.ends !== 'none' && <ResultTiles view={view} joined={crowd && hasPodium(view)} />}
          </div>
        </ModeResults>
        {parts > 1 && (
          <>
            <RewardsCard
              view={view}
              headingLevel={second}
              pathkeys={props.pathkeys ?? loaded}
              onSignUp={props.onSignUp}
            />
            <ResultCareer game={game} careerLink={props.careerLink} />
            <ResultActions {...props} />
          </>
        )}
        {parts > 2 && highlights.status === 'ready' && (
          <highlights.exports.GameHighlights
            view={view}
            youId={you.playerId}
            headingLevel={second}
          />
        )}
        {isRanked && <p className="pq-muted pq-results-foot">{results('results.footer')}</p>}
      </div>
      {crowd && parts > 2 && (
        <div className="pq-results-side">
          {view.teams && (
            <TeamBoard teams={view.teams} yourTeamId={you.teamId} headingLevel={second} />
          )}
          <LeaderboardView
            mode="full"
            rows={leaderboard}
            playerCount={playerCount}
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
  /** Placed directly below the podium. */
  joined?: boolean
}

/**
 * Total Score, Placement (in a solo game the XP earned), Accuracy, Questions Answered: answered of
 * asked; the line below shows how many were right. A late player, or one whose game ended early,
 * was asked fewer questions than the set has.
 */
export function ResultTiles({ view, joined }: ResultTilesProps) {
  const t = useMessages(resultsMessages)
  const { score, placement, correctAnswers, totalAnswers, rewards } = view.you
  const { questionCount, sessionType, ends } = view.game
  const asked = view.you.askedQuestions ?? questionCount
  const none = t('results.noPlacement')
  const won =
    sessionType === 'solo' || ends === 'shared'
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
