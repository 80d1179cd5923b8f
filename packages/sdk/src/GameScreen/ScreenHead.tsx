import type { ReactNode } from 'react'
import { Logo } from '../art/Logo'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'

/** The name at the left, badges at the right. */
export function ScreenHead({ route, children }: { route?: string; children?: ReactNode }) {
  const t = useMessages(gameMessages)
  return (
    <header className="pq-screen-head">
      <span className="pq-logo">
        <Logo name={t('game.brand')} route={route} />
      </span>
      {children}
    </header>
  )
}
