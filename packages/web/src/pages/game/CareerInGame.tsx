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

/** The end of the URL: the host's phone has its own. */
export type GamePath = '' | 'lobby' | 'remote'

/** Keeps the URL in sync with the game: the lobby while it waits, the game from then on. */
export function useViewPath(game: LiveGame<GameView>, sessionId: string, view: GamePath) {
  const navigate = useNavigate()
  const status = useSyncExternalStore(game.subscribe, () => game.getState().view?.game.status)
  const right = status === undefined ? view : status === 'waiting' ? 'lobby' : ''
  useEffect(() => {
    // The next page may still be loading: a user who has left already is not redirected back.
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
 * "Explore this career" in a dialog over the game, which continues: the next question closes it
 * together with the result that opened it.
 */
export function CareerInGame({ careerId, look: { className, children } }: CareerInGameProps) {
  const t = useMessages(gameMessages)
  const [isOpen, setOpen] = useState(false)
  const popup = useLazyChunk(loadPopup, true)
  useToastWhenClosed(isOpen, t('gamePage.wentOn'))
  // If the chunk does not load, the career's own page opens in a new tab.
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

/** Explains why a dialog was closed automatically. */
function useToastWhenClosed(isOpen: boolean, text: string): void {
  const latest = useRef({ isOpen, text })
  latest.current = { isOpen, text }
  useEffect(() => () => void (latest.current.isOpen && toasts.info(latest.current.text)), [])
}
