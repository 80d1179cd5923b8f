import type { GameView } from '@pathquest/core/rooms/views'
import type { LinkLook } from '@pathquest/sdk/GamePlayer/player-props'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client'
import { gameMessages } from '../../messages/en/game'
import { toasts } from '../../shell/Toasts'

/** The end of the address: the host's phone has one of its own. */
export type GamePath = '' | 'lobby' | 'remote'

/** Keeps the address in step with the game: the lobby while it waits, the game from then on. */
export function useViewPath(game: LiveGame<GameView>, sessionId: string, view: GamePath) {
  const navigate = useNavigate()
  const status = useSyncExternalStore(game.subscribe, () => game.getState().view?.game.status)
  const right = status === undefined ? view : status === 'waiting' ? 'lobby' : ''
  useEffect(() => {
    // The next page may still be loading: whoever has left already is not called back.
    if (
      view === 'remote' ||
      right === view ||
      !window.location.pathname.includes(`/game/${sessionId}`)
    )
      return
    navigate(right ? `/game/${sessionId}/${right}` : `/game/${sessionId}`, { replace: true })
  }, [navigate, sessionId, right, view])
}

const loadPopup = () => import('@pathquest/sdk/CareerBrowser/CareerPopup')

interface CareerInGameProps {
  careerId: string
  look: LinkLook
}

/**
 * "Explore this career" over the game, which goes on beneath: the next question takes the dialog
 * away with the result that it was opened from.
 */
export function CareerInGame({ careerId, look: { className, children } }: CareerInGameProps) {
  const t = useMessages(gameMessages)
  const [isOpen, setOpen] = useState(false)
  const popup = useLazyChunk(loadPopup, true)
  useToldWhenTaken(isOpen, t('gamePage.wentOn'))
  // Where the part does not come, the career's own page does: beside the game, not in its place.
  if (popup.status !== 'ready')
    return (
      <a href={`/careers?career=${careerId}`} target="_blank" rel="noopener" className={className}>
        {children}
        <span className="pq-hidden"> {t('gamePage.newTab')}</span>
      </a>
    )
  const { CareerPopup } = popup.exports
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      <CareerPopup
        api={api}
        career={isOpen ? careerId : null}
        closeLabel={t('gamePage.backToGame')}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** A dialog that goes away unasked says why. */
function useToldWhenTaken(isOpen: boolean, text: string): void {
  const latest = useRef({ isOpen, text })
  latest.current = { isOpen, text }
  useEffect(() => () => void (latest.current.isOpen && toasts.info(latest.current.text)), [])
}
