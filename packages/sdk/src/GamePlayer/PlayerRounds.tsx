import { kindOf } from '@pathquest/core/questions/documented-fields'
import type { PlayerView, Stage } from '@pathquest/core/rooms/views'
import { useKindPieces } from '@pathquest/kinds/use-kind-pieces'
import type { ModePieces } from '@pathquest/modes/pieces'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { Loading, Spinner } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { PieceBoundary } from '@pathquest/ui/PieceBoundary'
import { useEffect, useState } from 'react'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { TeamBoard } from '../Leaderboard/TeamBoard'
import { PlayerFoot } from './PlayerFoot'
import { PlayerModeView } from './PlayerModeView'
import { PlayerRound } from './PlayerRound'
import type { GamePlayerViewProps } from './player-props'

export interface PlayerRoundsProps extends GamePlayerViewProps {
  view: PlayerView
  /** What the mode draws by itself; null: the plain stage. */
  Piece: ModePieces['Player'] | null
}

/** The questions of a game, or what its mode draws instead, with what stands beside them. */
export function PlayerRounds({ Piece, ...props }: PlayerRoundsProps) {
  const { view, onReady } = props
  const t = useMessages(gameMessages)
  const isWaiting = useWaiting(view.stage)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it stands
  useEffect(() => {
    if (!isWaiting) onReady?.()
  }, [isWaiting])
  if (isWaiting) return <Loading text={t('game.loading')} />
  const plain = <PlainStage {...props} />
  return (
    <div className="pq-game-body">
      {Piece ? (
        <PieceBoundary instead={plain}>
          <PlayerModeView {...props} Piece={Piece} />
        </PieceBoundary>
      ) : (
        plain
      )}
      <PlayerSide view={view} />
    </div>
  )
}

/** What draws the answers is on its way: nothing is to move once the question stands. */
function useWaiting(stage: Stage): boolean {
  const kind = 'question' in stage ? kindOf(stage.question) : null
  const pieces = useKindPieces(kind)
  return kind !== null && pieces.status === 'loading'
}

/** What any widget can show, of whatever mode. */
function PlainStage(props: GamePlayerViewProps & { view: PlayerView }) {
  const { stage } = props.view
  switch (stage.name) {
    case 'waiting_next':
      return <WaitingNext stage={stage} view={props.view} headingLevel={props.headingLevel} />
    case 'question':
    case 'result':
      return <PlayerRound key={stage.question.id} {...props} stage={stage} />
    default:
      return null
  }
}

/** Beside the question: the teams, and the first five players. On a phone they are opened below it. */
function PlayerSide({ view }: { view: PlayerView }) {
  const player = useMessages(playerMessages)
  const { nameWish: requested, displayName: name } = view.you
  const [isOpen, setIsOpen] = useState(false)
  if (view.game.sessionType === 'solo') return null
  return (
    <aside className="pq-game-side" data-open={isOpen}>
      {requested && (
        <p className="pq-muted">{player('player.nameWaitsText', { wish: requested, name })}</p>
      )}
      <Button className="pq-side-toggle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {player(isOpen ? 'player.hideBoard' : 'player.showBoard')}
      </Button>
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
