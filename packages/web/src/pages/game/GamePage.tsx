import { useMessages } from '@pathquest/sdk/messages'
import { Loading } from '@pathquest/sdk/ui'
import { Navigate, useParams } from 'react-router'
import { gameMessages } from '../../messages/en/game'
import { NotFoundPage } from '../not-found/NotFoundPage'
import { GameBrand, GameFrame } from './GameFrame'
import { GameNotFound } from './GameNotFound'
import { HostPlay } from './HostPlay'
import { PlayerPlay } from './PlayerPlay'
import { useGameSeat } from './use-game-seat'
import type { GamePath } from './use-view-path'
import './game.css'

/** /game/{id} and /game/{id}/lobby: the host's or the player's game, whichever the caller has. */
export function GamePage() {
  const { sessionId = '', '*': view = '' } = useParams()
  // The address that mails of results once carried.
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
  if (found.status === 'loading')
    return (
      <GameFrame>
        <Loading text={t('gamePage.loading')} />
      </GameFrame>
    )
  if (found.status !== 'found') return <GameNotFound found={found} />
  const { seat } = found
  return seat.role === 'host' ? (
    <HostPlay seat={seat} view={view} />
  ) : (
    <PlayerPlay seat={seat} view={view === 'remote' ? '' : view} />
  )
}
