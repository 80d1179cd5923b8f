import { ModeResults } from '@pathquest/modes/ModeResults'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { Spinner } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { resultsMessages } from '@pathquest/ui/messages/en/results'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Signpost } from '@pathquest/ui/Signpost'
import { useRef } from 'react'
import { FaultBanner } from '../game/Banner'
import { GameHighlights } from '../game/GameHighlights'
import { GamePodium } from '../game/GamePodium'
import { OpenedCareer, SkipStaging } from '../game/PodiumStaging'
import type { PodiumStaging } from '../game/use-podium-staging'
import { HowManyPlayed } from '../game/WithoutPhones'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import type { HostPartProps } from './host-props'

/** Podium, full leaderboard, report; no tiles. */
export function HostResults(props: HostPartProps & { staging: PodiumStaging }) {
  const {
    view,
    headingLevel = 1,
    report,
    staging,
    onPlayAgain,
    onAnotherGame,
    onReturnHome,
  } = props
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const results = useMessages(resultsMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, view.game.sessionId)
  const hasPlaces = view.game.ends === 'ranked'
  const Heading = `h${headingLevel}` as 'h1'
  const second = Math.min(headingLevel + 1, 4) as HeadingLevel
  return (
    <div className="pq-results pq-host-results">
      <div className="pq-results-own">
        <div className="pq-results-head">
          <Heading ref={heading} tabIndex={-1} className="pq-results-title">
            {results('game.over')}
          </Heading>
          <p className="pq-muted">
            <HowManyPlayed view={view} />
          </p>
        </div>
        {view.game.endedByFault && <FaultBanner>{host('host.fault')}</FaultBanner>}
        <ModeResults view={view}>
          <GamePodium view={view} shown={staging.step} />
        </ModeResults>
        {staging.isDone ? <OpenedCareer game={view.game} /> : <SkipStaging staging={staging} />}
        <p className="pq-wait" role="status">
          {view.settled ? <Icon icon={checkIcon} /> : <Spinner />}
          {view.settled ? host('host.settled') : host('host.settling')}
        </p>
        {view.xpUsedUp !== undefined && (
          <p className="pq-muted">{host('host.xpUsedUp', { count: view.xpUsedUp })}</p>
        )}
        {report}
        <div className="pq-results-actions">
          {onPlayAgain && (
            <Signpost full size="lg" onClick={onPlayAgain}>
              {t('game.playAgain')}
            </Signpost>
          )}
          {onAnotherGame && (
            <Button full onClick={onAnotherGame}>
              {host('host.anotherMode')}
            </Button>
          )}
          {onReturnHome && (
            <Button full onClick={onReturnHome}>
              {props.returnLabel ?? t('game.returnHome')}
            </Button>
          )}
        </div>
      </div>
      {staging.isDone && (
        <div className="pq-results-side">
          <GameHighlights view={view} headingLevel={second} />
          {view.teams && <TeamBoard teams={view.teams} />}
          {hasPlaces && view.leaderboard.length > 0 && (
            <LeaderboardView mode="full" rows={view.leaderboard} />
          )}
        </div>
      )}
    </div>
  )
}
