import '../shell/styles.css'
import type { SeatAnswer } from '@pathquest/core/contracts'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { toApiError } from '@pathquest/sdk/api/error'
import type { LinkLook } from '@pathquest/sdk/GamePlayer/player-props'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { Loading } from '@pathquest/ui/Loading'
import { useMessages } from '@pathquest/ui/messages'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { withRetries } from '../api/retries'
import { findSeat } from '../api/seat-store'
import { gameMessages } from '../messages/en/game'
import { GameFrame } from '../pages/game/GameFrame'
import { type GameSeat, refusedSeat } from '../pages/game/game-seat'
import { PlayerPlay } from '../pages/game/PlayerPlay'
import { ReflectAfter } from '../pages/game/ReflectAfter'
import { RetryError } from '../shell/RetryError'
import '../pages/game/game.css'

/** Careers, results and reports: with the first question, since a result would be held up by it. */
const loadLater = () => import('./later')
/** Why there is no game: rarely needed. */
const loadNotFound = () => import('../pages/game/GameNotFound')

export interface PlayerPageProps {
  sessionId: string
  view: '' | 'lobby'
  /** The seat is that of the game's host. */
  onHost: () => void
}

/** A player's game, by the seat stored in this browser. */
export function PlayerPage({ sessionId, view, onHost }: PlayerPageProps) {
  const t = useMessages(gameMessages)
  const found = useStoredSeat(sessionId, onHost)
  const isRefused = found.status === 'none' || found.status === 'failed'
  const notFound = useLazyChunk(loadNotFound, isRefused)
  if (found.status === 'found' && found.seat.role !== 'host')
    return <StoredSeat seat={found.seat} view={view} />
  if (isRefused && notFound.status === 'ready')
    return <notFound.exports.GameNotFound found={found} />
  return (
    <GameFrame>
      {isRefused && notFound.status === 'failed' ? (
        <RetryError onRetry={notFound.retry}>{t('gamePage.loadFailed')}</RetryError>
      ) : (
        <Loading text={t('gamePage.loading')} />
      )}
    </GameFrame>
  )
}

interface SeatProps {
  seat: SeatAnswer
}

function StoredSeat({ seat, view }: SeatProps & Pick<PlayerPageProps, 'view'>) {
  const { id } = seat.session
  return (
    <PlayerPlay
      seat={seat}
      view={view}
      careerLink={({ id: careerId }, look) => <LaterCareer careerId={careerId} look={look} />}
      report={(questionId) => (
        <LaterReport key={questionId} sessionId={id} questionId={questionId} />
      )}
      lookBack={(game) => (
        <>
          <ReflectAfter game={game} session={seat.session} />
          <LaterLookBack game={game} seat={seat} />
        </>
      )}
    />
  )
}

function LaterCareer(props: { careerId: string; look: LinkLook }) {
  const later = useLazyChunk(loadLater, true)
  return later.status === 'ready' ? <later.exports.CareerInGame {...props} /> : null
}

function LaterReport(props: { sessionId: string; questionId: string }) {
  const later = useLazyChunk(loadLater, true)
  return later.status === 'ready' ? <later.exports.ReportQuestion {...props} /> : null
}

function LaterLookBack({ game, seat }: SeatProps & { game: LiveGame<PlayerView> }) {
  const t = useMessages(gameMessages)
  // A mode that plays careers alone may have asked no question.
  const at = useSyncExternalStore(game.subscribe, () => {
    const { view } = game.getState()
    const name = view?.stage.name
    return name === 'question' || (name === 'podium' && view?.game.kinds.length) ? name : null
  })
  const later = useLazyChunk(loadLater, at !== null)
  if (at !== 'podium' || later.status === 'loading') return null
  if (later.status === 'failed')
    return <RetryError onRetry={later.retry}>{t('gamePage.loadFailed')}</RetryError>
  const { LookBack } = later.exports
  return <LookBack game={game} session={seat.session} />
}

/** The seat, as the server knows it; a host who played here gets the app. */
function useStoredSeat(sessionId: string, onHost: () => void): GameSeat {
  const [found, setFound] = useState<GameSeat>({ status: 'loading' })
  const load = useCallback(() => {
    let isWanted = true
    setFound({ status: 'loading' })
    withRetries(() => findSeat(sessionId)).then(
      (seat) => {
        if (!isWanted) return
        setFound({ status: 'found', seat })
        if (seat.role === 'host') onHost()
      },
      (error) => isWanted && setFound(refusedSeat(toApiError(error), load)),
    )
    return () => {
      isWanted = false
    }
  }, [sessionId, onHost])
  useEffect(load, [load])
  return found
}
