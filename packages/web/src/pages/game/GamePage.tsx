import { Loading } from '@pathquest/ui/Loading'
import { useMessages } from '@pathquest/ui/messages'
import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { gameMessages } from '../../messages/en/game'
import { NotFoundPage } from '../not-found/NotFoundPage'
import type { GamePath } from './CareerInGame'
import { GameBrand, GameFrame, GameNotFound } from './GameFrame'
import { PlayerPlay } from './PlayerPlay'
import { useGameSeat } from './use-navigation-guard'
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
    <PlayerPlay seat={seat} view={view === 'remote' ? '' : view} />
  )
}
