import type { SeatAnswer } from '@pathquest/core/contracts'
import { GamePlayer } from '@pathquest/sdk/GamePlayer'
import { createLiveGame } from '@pathquest/sdk/live/live-game'
import { useMessages } from '@pathquest/ui/messages'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client'
import { seats } from '../../api/seat-store'
import { gameMessages } from '../../messages/en/game'
import { useSession } from '../../session/session'
import { useKnownRoutes } from '../../shell/KnownLink'
import { CareerInGame, type GamePath, useViewPath } from './CareerInGame'
import { celebrate } from './celebrate'
import { GameBrand, GameFrame, showToast } from './GameFrame'
import { LeaveGuard } from './LeaveGuard'
import { LookBack, NextActions } from './LookBack'
import { ReportQuestion } from './ReportQuestion'
import { useGameFigures, usePlayAgain } from './use-play-again'

export interface PlayProps {
  seat: SeatAnswer
  view: GamePath
}

/** The player's game; a guest has no dashboard to go back to. */
export function PlayerPlay({ seat, view }: PlayProps) {
  const t = useMessages(gameMessages)
  const navigate = useNavigate()
  const { user } = useSession()
  const { hasRoute } = useKnownRoutes()
  const { session } = seat
  const [game] = useState(() =>
    createLiveGame({ api, sessionId: session.id, role: 'player', seats }),
  )
  useViewPath(game, session.id, view)
  useGameFigures(game)
  const playAgain = usePlayAgain(session)

  const leave = useCallback(() => navigate(user ? '/dashboard' : '/join-game'), [navigate, user])
  const returnHome = () => {
    seats.clear(session.id)
    navigate(user ? '/dashboard' : '/')
  }
  return (
    <GameFrame>
      <LeaveGuard game={game} place={`/game/${session.id}`} who="player" />
      <GamePlayer
        game={game}
        headingLevel={1}
        brand={<GameBrand />}
        returnLabel={t(user ? 'gamePage.returnToDashboard' : 'gamePage.returnHome')}
        onToast={showToast}
        onConfetti={celebrate}
        closedQuestion={({ id }) => (
          <ReportQuestion key={id} sessionId={session.id} questionId={id} />
        )}
        onLeave={leave}
        onReturnHome={returnHome}
        onPlayAgain={session.sessionType === 'solo' ? playAgain : undefined}
        onViewCollection={hasRoute('/collection') ? () => navigate('/collection') : undefined}
        onSignUp={user ? undefined : () => navigate('/signup')}
        onJoinNext={(code) => navigate(`/join-game?code=${code}`)}
        careerLink={
          hasRoute('/careers')
            ? ({ id }, look) => <CareerInGame careerId={id} look={look} />
            : undefined
        }
      />
      <LookBack game={game} sessionId={session.id} wasOver={session.status === 'completed'}>
        <NextActions />
      </LookBack>
    </GameFrame>
  )
}
