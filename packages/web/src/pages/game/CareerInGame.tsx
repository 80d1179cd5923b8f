import type { LinkLook } from '@pathquest/sdk/GamePlayer/player-props'
import { prefetchChunk, useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client'
import { gameMessages } from '../../messages/en/game'
import { toasts } from '../../shell/Toasts'

const loadPopup = () => import('@pathquest/sdk/CareerBrowser/CareerPopup')

/** Before a question closes: its result would be held up by it. */
export const prefetchCareer = () => prefetchChunk(loadPopup)

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
