import { kindOf } from '@pathquest/core/questions/documented-fields'
import { MIN_ANSWER_MS } from '@pathquest/core/rooms/timing'
import type { PlayerView, Stage } from '@pathquest/core/rooms/views'
import { useKindPieces } from '@pathquest/kinds/use-kind-pieces'
import type { ModePieces, RoundPieces } from '@pathquest/modes/pieces'
import { useModePiece, useModeWaiting } from '@pathquest/modes/use-mode-pieces'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { Loading, Spinner } from '@pathquest/ui/Loading'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { roundMessages } from '@pathquest/ui/messages/en/round'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { PieceBoundary } from '@pathquest/ui/PieceBoundary'
import { GetReady, useGetReady } from '@pathquest/ui/question/GetReady'
import { useEffect, useRef, useState } from 'react'
import { type PlayerCues, usePlayerCues } from '../game/use-player-cues'
import { LeaderboardView } from '../Leaderboard/LeaderboardView'
import { PlayerFoot } from './PlayerFoot'
import { PlayerModeView } from './PlayerModeView'
import { PlayerRound } from './PlayerRound'
import type { GamePlayerViewProps } from './player-props'

/** Only for modes with teams. */
const loadTeamBoard = () => import('../Leaderboard/TeamBoard')

export interface PlayerRoundsProps extends GamePlayerViewProps {
  view: PlayerView
  /** The mode's own component; null: the plain stage. */
  Piece: ModePieces['Player'] | null
}

/** The questions of a game, or the mode's own component, with the side column. */
export function PlayerRounds({ Piece, ...props }: PlayerRoundsProps) {
  const { view, onReady } = props
  const t = useMessages(gameMessages)
  const isWaiting = useWaiting(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when it is shown
  useEffect(() => {
    if (!isWaiting) onReady?.()
  }, [isWaiting])
  const round = useModePiece(view, 'round')
  const cues = usePlayerCues(view, props.state.clockOffsetMs)
  const openedAt = view.stage.name === 'question' ? view.stage.openedAt : 0
  const { clockFloorMs } = props.state
  const startsInMs = useGetReady(openedAt, clockFloorMs, props.now)
  // Who could read the question before it opened would be too fast in its first moment.
  const counted = useRef(0)
  if (startsInMs > 0) counted.current = openedAt
  const mayAnswerAt = openedAt > 0 && counted.current === openedAt ? openedAt + MIN_ANSWER_MS : 0
  const isEarly = useGetReady(mayAnswerAt, clockFloorMs, props.now) > 0
  if (isWaiting) return <Loading text={t('game.loading')} />
  if (view.stage.name === 'question' && startsInMs > 0 && !isStill()) {
    return <GetReady stage={view.stage} leftMs={startsInMs} />
  }
  const stage = <PlainStage {...props} isEarly={isEarly} />
  const plain = round ? (
    <PieceBoundary instead={stage}>
      <PlainStage {...props} isEarly={isEarly} round={round} />
    </PieceBoundary>
  ) : (
    stage
  )
  return (
    <div className="pq-game-body">
      {Piece ? (
        <PieceBoundary instead={plain}>
          <PlayerModeView {...props} Piece={Piece} />
        </PieceBoundary>
      ) : (
        plain
      )}
      <PlayerSide view={view} cues={cues} />
    </div>
  )
}

/**
 * Whether components of the kind or the mode are still loading. The question is shown with them: a
 * mode's stage that came later would take what is typed with the plain one.
 */
function useWaiting(view: PlayerView): boolean {
  const { stage } = view
  const isModeWaiting = useModeWaiting(view)
  const kind = 'question' in stage ? kindOf(stage.question) : null
  const pieces = useKindPieces(kind)
  return isModeWaiting || (kind !== null && pieces.status === 'loading')
}

/** Without motion there is no countdown: the question may be read while the others count. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What every widget can show, whatever the mode. */
function PlainStage(
  props: GamePlayerViewProps & { view: PlayerView; isEarly: boolean; round?: RoundPieces },
) {
  const { stage } = props.view
  const Phase = props.round?.PlayerPhase
  switch (stage.name) {
    case 'waiting_next':
      if (Phase) return <PlayerModeView {...props} Piece={Phase} />
      return <WaitingNext stage={stage} view={props.view} headingLevel={props.headingLevel} />
    case 'question':
    case 'result':
      return <PlayerRound key={stage.question.id} {...props} stage={stage} />
    default:
      return null
  }
}

/**
 * Beside the question: the teams, and the first five players. On a phone they are collapsed below
 * it.
 */
function PlayerSide({ view, cues }: { view: PlayerView; cues: PlayerCues }) {
  const player = useMessages(playerMessages)
  const { nameWish: requested, displayName: name } = view.you
  const [isOpen, setIsOpen] = useState(false)
  const teamBoard = useLazyChunk(loadTeamBoard, view.teams !== null)
  if (view.game.sessionType === 'solo') return null
  const label = player(cues.isOn ? 'player.soundOff' : 'player.soundOn')
  const hasBoard = view.game.ends === 'ranked'
  return (
    <aside className="pq-game-side" data-open={isOpen}>
      <Button size="sm" variant="ghost" className="pq-own-sound" onClick={cues.toggle}>
        {label}
      </Button>
      {requested && (
        <p className="pq-muted">{player('player.nameWaitsText', { wish: requested, name })}</p>
      )}
      {hasBoard && (
        <Button
          className="pq-side-toggle"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {player(isOpen ? 'player.hideBoard' : 'player.showBoard')}
        </Button>
      )}
      {view.teams && teamBoard.status === 'ready' && (
        <teamBoard.exports.TeamBoard teams={view.teams} yourTeamId={view.you.teamId} />
      )}
      {hasBoard && (
        <LeaderboardView
          rows={view.leaderboard}
          playerCount={view.playerCount}
          youId={view.you.playerId}
        />
      )}
    </aside>
  )
}

interface WaitingNextProps {
  stage: Extract<Stage, { name: 'waiting_next' }>
  view: PlayerView
  headingLevel?: HeadingLevel
}

/** Joined while a question runs: the next one is the player's first. */
function WaitingNext({ stage, view, headingLevel = 1 }: WaitingNextProps) {
  const t = useMessages(gameMessages)
  const round = useMessages(roundMessages)
  const player = useMessages(playerMessages)
  const Heading = `h${headingLevel}` as 'h1'
  return (
    <section className="pq-game-main">
      <p className="pq-game-title" lang={t.contentLang}>
        {view.game.title}
      </p>
      <div className="pq-row">
        <Badge>{round('game.question', { number: stage.index + 1, total: stage.total })}</Badge>
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
