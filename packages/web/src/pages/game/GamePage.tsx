import type { PlayerView } from '@pathquest/core/rooms/views'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { Loading } from '@pathquest/ui/Loading'
import { useMessages } from '@pathquest/ui/messages'
import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { gameMessages } from '../../messages/en/game'
import { NotFoundPage } from '../not-found/NotFoundPage'
import { CareerInGame } from './CareerInGame'
import { GameBrand, GameFrame } from './GameFrame'
import { GameNotFound } from './GameNotFound'
import { LookBack, NextActions } from './LookBack'
import { PlayerPlay, type PlayProps } from './PlayerPlay'
import { ReportQuestion } from './ReportQuestion'
import { useGameFigures } from './use-game-figures'
import { useGameSeat } from './use-game-seat'
import type { GamePath } from './use-view-path'
import './game.css'

/** Not needed on thirty phones. */
const HostPlay = lazy(() => import('./HostPlay').then((m) => ({ default: m.HostPlay })))

/** /game/{id} and /game/{id}/lobby: the host's or the player's game, by the caller's role. */
export function GamePage() {
  const { sessionId = '', '*': view = '' } = useParams()
  // An old URL, used in emails with results.
  if (view === 'results') return <Navigate to={`/game/${sessionId}`} replace />
  if (view !== '' && view !== 'lobby' && view !== 'remote')
    return (
      <GameFrame>
        <div className="game-bar">
          <GameBrand />
        </div>
        <NotFoundPage />
      </GameFrame>
    )
  return <SeatedGame key={sessionId} sessionId={sessionId} view={view} />
}

/** The player's game inside the app; without it there is `standalone/PlayerPage`. */
function AppPlayer({ seat, view }: PlayProps) {
  const { session } = seat
  return (
    <PlayerPlay
      seat={seat}
      view={view}
      careerLink={({ id }, look) => <CareerInGame careerId={id} look={look} />}
      report={(id) => <ReportQuestion key={id} sessionId={session.id} questionId={id} />}
      lookBack={(game) => (
        <>
          <GameFigures game={game} />
          <LookBack game={game} sessionId={session.id} wasOver={session.status === 'completed'}>
            <NextActions />
          </LookBack>
        </>
      )}
    />
  )
}

function GameFigures({ game }: { game: LiveGame<PlayerView> }) {
  useGameFigures(game)
  return null
}

interface SeatedGameProps {
  sessionId: string
  view: GamePath
}

function SeatedGame({ sessionId, view }: SeatedGameProps) {
  const t = useMessages(gameMessages)
  const found = useGameSeat(sessionId)
  const loading = (
    <GameFrame>
      <Loading text={t('gamePage.loading')} />
    </GameFrame>
  )
  if (found.status === 'loading') return loading
  if (found.status !== 'found') return <GameNotFound found={found} />
  const { seat } = found
  return seat.role === 'host' ? (
    <Suspense fallback={loading}>
      <HostPlay seat={seat} view={view} />
    </Suspense>
  ) : (
    <AppPlayer seat={seat} view={view === 'remote' ? '' : view} />
  )
}
