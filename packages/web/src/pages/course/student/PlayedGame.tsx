import { GamePlayer } from '@pathquest/sdk/GamePlayer'
import { usePlayerGame } from '@pathquest/sdk/live/use-live-game'
import { Button } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../../api/client'
import { playMessages } from '../../../messages/en/play'
import { toasts } from '../../../shell/Toasts'
import { CareerInGame } from '../../game/CareerInGame'
import { celebrate } from '../../game/celebrate'
import { showToast } from '../../game/GameFrame'
import { LeaveGuard } from '../../game/LeaveGuard'
import { LookBack } from '../../game/LookBack'
import { ReportQuestion } from '../../game/ReportQuestion'
import { CourseBrand } from '../frame/CourseFrame'
import '../player.css'

interface PlayedGameProps {
  sessionId: string
  seatToken: string
  /** Above a running game. */
  notice?: ReactNode
  /** Above the lobby: whose game it is. */
  lobby?: ReactNode
  /** Above the results of a player with at least one answer: nobody else has a grade. */
  after?: ReactNode
  onReturn: () => void
  /** "Leave Game": back to the activity, where the game can be resumed. */
  onLeave?: () => void
  onPlayAgain?: () => void
  /** Once the teacher has opened another game, above all: the button that joins it. */
  joinsNext?: boolean
}

/** A player's game inside a course: the seat comes from the launch, and is kept after leaving. */
export function PlayedGame(props: PlayedGameProps) {
  const { sessionId, seatToken, notice, lobby, after, onReturn, onLeave, onPlayAgain, joinsNext } =
    props
  const t = useMessages(playMessages)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const game = usePlayerGame({ sessionId, seatToken, api })
  const view = useSyncExternalStore(game.subscribe, () => game.getState().view)
  const isOver = view?.stage.name === 'podium'
  const isCancelled = view?.stage.name === 'cancelled'
  // A player who waits for the next game must not have to press a button first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is cancelled
  useEffect(() => {
    if (!isCancelled || !joinsNext) return
    toasts.info(t(view?.game.endedByFault ? 'play.cancelledFault' : 'play.cancelled'))
    onReturn()
  }, [isCancelled])
  const strip = !isOver ? notice : view.you.totalAnswers > 0 && after
  return (
    <main id="main" tabIndex={-1} className="play-game">
      <LeaveGuard game={game} place={pathname} who="player" />
      {joinsNext && view?.game.nextGameCode && (
        <div className="play-strip" data-tone="next" role="status">
          <span>{t('play.nextGame')}</span>
          <Button size="sm" variant="primary" onClick={onReturn}>
            {t('play.joinNext')}
          </Button>
        </div>
      )}
      {view?.stage.name === 'lobby' && lobby}
      {strip}
      <GamePlayer
        game={game}
        headingLevel={1}
        brand={<CourseBrand />}
        returnLabel={t('play.back')}
        homeLabel={t('play.back')}
        onToast={showToast}
        onConfetti={celebrate}
        closedQuestion={({ id }) => (
          <ReportQuestion key={id} sessionId={sessionId} questionId={id} />
        )}
        onReturnHome={onReturn}
        onViewCollection={() => navigate('/collection')}
        onLeave={onLeave}
        onPlayAgain={onPlayAgain}
        careerLink={({ id }, look) => <CareerInGame careerId={id} look={look} />}
      />
      <LookBack game={game} sessionId={sessionId} seatToken={seatToken} />
    </main>
  )
}
