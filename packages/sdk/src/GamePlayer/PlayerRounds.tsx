import type { PlayerView, Stage } from '@pathquest/game-core/views'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import { gameMessages } from '../messages/en/game'
import { playerMessages } from '../messages/en/player'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import type { HeadingLevel } from '../ui/Card'
import { Spinner } from '../ui/Loading'
import { PlayerFoot } from './PlayerFoot'
import { PlayerRound } from './PlayerRound'
import type { GamePlayerViewProps } from './player-props'

/** The questions of a game with what stands beside them. */
export function PlayerRounds(props: GamePlayerViewProps & { view: PlayerView }) {
  const { view, headingLevel } = props
  const { stage } = view
  return (
    <div className="pq-game-body">
      {stage.name === 'waiting_next' ? (
        <WaitingNext stage={stage} view={view} headingLevel={headingLevel} />
      ) : (
        (stage.name === 'question' || stage.name === 'result') && (
          <PlayerRound key={stage.question.id} {...props} stage={stage} />
        )
      )}
      <PlayerSide view={view} />
    </div>
  )
}

/** Beside the question: the teams, and the first five players. */
function PlayerSide({ view }: { view: PlayerView }) {
  if (view.game.sessionType === 'solo') return null
  return (
    <aside className="pq-game-side">
      {view.teams && <TeamBoard teams={view.teams} yourTeamId={view.you.teamId} />}
      <LeaderboardView
        rows={view.leaderboard}
        playerCount={view.playerCount}
        youId={view.you.playerId}
      />
    </aside>
  )
}

interface WaitingNextProps {
  stage: Extract<Stage, { name: 'waiting_next' }>
  view: PlayerView
  headingLevel?: HeadingLevel
}

/** Joined while a question runs: the next one is the first. */
function WaitingNext({ stage, view, headingLevel = 1 }: WaitingNextProps) {
  const t = useMessages(gameMessages)
  const player = useMessages(playerMessages)
  const Heading = `h${headingLevel}` as 'h1'
  return (
    <section className="pq-game-main">
      <p className="pq-game-title" lang={t.contentLang}>
        {view.game.title}
      </p>
      <div className="pq-row">
        <Badge>{t('game.question', { number: stage.index + 1, total: stage.total })}</Badge>
      </div>
      <div className="pq-late" role="status">
        <Spinner />
        <Heading>{player('player.lateTitle')}</Heading>
        <p className="pq-muted">{player('player.lateText')}</p>
      </div>
      <PlayerFoot view={view} />
    </section>
  )
}
