import { ModeResults } from '@pathquest/modes/ModeResults'
import { CodePlate, Ridge } from '@pathquest/ui/art/landscape/Ridge'
import { Terrain } from '@pathquest/ui/art/landscape/Terrain'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { resultsMessages } from '@pathquest/ui/messages/en/results'
import { screenMessages } from '@pathquest/ui/messages/en/screen'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Medal } from '@pathquest/ui/Standing'
import { useDeferredValue } from 'react'
import { FaultBanner } from '../game/Banner'
import { GameHighlights } from '../game/GameHighlights'
import { GamePodium } from '../game/GamePodium'
import { OpenedCareer, SkipStaging } from '../game/PodiumStaging'
import { hasPodium, type PodiumStaging } from '../game/use-podium-staging'
import { HowManyPlayed } from '../game/WithoutPhones'
import { TieNote } from '../Leaderboard/TieNote'
import { PlayerName } from '../players/PlayerName'
import { ScreenHead, type ScreenPartProps, ScreenStep } from './ScreenFrame'

/** The host has paused the game: nothing of the question is shown, but how to come back. */
export function ScreenPaused(props: ScreenPartProps) {
  const { view, entry } = props
  const t = useMessages(gameMessages)
  const screen = useMessages(screenMessages)
  const { gameCode } = view.game
  return (
    <div className="pq-screen-lobby pq-screen-paused">
      <Terrain seed={gameCode} width={1920} height={1080} />
      <ScreenHead route="var(--pq-blaze)" />
      <section role="status">
        <h1>{screen('screen.paused')}</h1>
        <p>{screen('screen.pausedText')}</p>
        {!entry && (
          <div>
            <p>{screen('screen.pausedCode')}</p>
            <CodePlate
              code={gameCode}
              label={t('game.codeSpelled', { code: [...gameCode].join(' ') })}
            />
          </div>
        )}
      </section>
      <ScreenStep {...props} />
    </div>
  )
}

/** The end on the projector: the first three, and who comes after them; with teams, who led. */
export function ScreenPodium({ view, staging }: ScreenPartProps & { staging: PodiumStaging }) {
  const results = useMessages(resultsMessages)
  const screen = useMessages(screenMessages)
  const { leaderboard } = view
  // The last step and then this: together they would hold up a weak computer.
  const isTold = useDeferredValue(staging.isDone) && view.highlights !== undefined
  const hasTeams = view.teams !== null && view.teams.length > 1
  const isWon = hasPodium(view)
  const next = leaderboard.length < 2 ? leaderboard : leaderboard.slice(3, 8)
  // The best players would tell which team has won.
  const ofTeams = staging.isDone ? leaderboard.slice(0, 5) : []
  const strip = !isWon ? [] : hasTeams ? ofTeams : next
  return (
    <div className="pq-screen-podium" data-told={isTold || undefined}>
      <ScreenHead />
      {view.game.endedByFault && <FaultBanner>{screen('screen.fault')}</FaultBanner>}
      <div className="pq-screen-main">
        <h1>{results('game.over')}</h1>
        <p>
          <HowManyPlayed view={view} />
        </p>
        <ModeResults view={view}>
          <div className="pq-screen-places">
            <GamePodium view={view} shown={staging.step} />
          </div>
        </ModeResults>
        {/* Its room is kept from the first step on, so that the steps of the podium stand still. */}
        <div className="pq-screen-after" data-done={staging.isDone || undefined}>
          <div>
            {!hasTeams && isWon && <TieNote rows={leaderboard.slice(0, 8)} />}
            <OpenedCareer game={view.game} />
          </div>
          {!staging.isDone && <SkipStaging staging={staging} />}
        </div>
      </div>
      {isTold && <GameHighlights view={view} />}
      <footer className="pq-screen-strip">
        <Ridge seed={view.game.gameCode} width={1920} height={30} fill="var(--pq-pine)" />
        <ol>
          {strip.map((row) => (
            <li key={row.playerId}>
              <Medal place={row.rank} size={64} outline />
              <span className="pq-screen-name">
                <PlayerName player={row} />
              </span>
              <b className="pq-screen-score">{row.score}</b>
            </li>
          ))}
        </ol>
      </footer>
    </div>
  )
}
