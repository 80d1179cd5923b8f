import type { ReactNode } from 'react'
import { leaveIcon } from '../art/icons'
import { LogoMark } from '../art/Logo'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'

export interface PlayerBarProps {
  brand?: ReactNode
  onLeave?: () => void
}

/** Mark at the left, "Leave Game" at the right. */
export function PlayerBar({ brand, onLeave }: PlayerBarProps) {
  const t = useMessages(gameMessages)
  return (
    <div className="pq-game-bar">
      {brand ?? (
        <span className="pq-logo">
          <LogoMark />
          <span className="pq-hidden">{t('game.brand')}</span>
        </span>
      )}
      {onLeave && (
        <Button variant="ghost" size="sm" icon={leaveIcon} onClick={onLeave}>
          {t('game.leave')}
        </Button>
      )}
    </div>
  )
}
