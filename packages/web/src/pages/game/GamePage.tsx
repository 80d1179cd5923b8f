import { Loading } from '@pathquest/ui/Loading'
import { useMessages } from '@pathquest/ui/messages'
import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { gameMessages } from '../../messages/en/game'
import { NotFoundPage } from '../not-found/NotFoundPage'
import { GameBrand, GameFrame } from './GameFrame'
import { GameNotFound } from './GameNotFound'
import { useGameSeat } from './use-game-seat'
import type { GamePath } from './use-view-path'
import './game.css'

/** A page is of one of them. */
const AppPlayer = lazy(() => import('./AppPlayer').then((m) => ({ default: m.AppPlayer })))
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
  return (
    <Suspense fallback={loading}>
      {seat.role === 'host' ? (
        <HostPlay seat={seat} view={view} />
      ) : (
        <AppPlayer seat={seat} view={view === 'remote' ? '' : view} />
      )}
    </Suspense>
  )
}
