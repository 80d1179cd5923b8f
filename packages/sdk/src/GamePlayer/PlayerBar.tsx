import type { PlayerView } from '@pathquest/game-core/views'
import { type ReactNode, useState } from 'react'
import { LogoMark } from '../art'
import { leaveIcon } from '../art/icons'
import { useMessages } from '../messages'
import { gameMessages } from '../messages/en/game'
import { playerMessages } from '../messages/en/player'
import { uiMessages } from '../messages/en/ui'
import { Button, ConfirmDialog } from '../ui'

export interface PlayerBarProps {
  brand?: ReactNode
  view: PlayerView | null
  onLeave?: () => void
}

/** Mark at the left, "Leave Game" at the right; a running game asks first. */
export function PlayerBar({ brand, view, onLeave }: PlayerBarProps) {
  const t = useMessages(gameMessages)
  const player = useMessages(playerMessages)
  const ui = useMessages(uiMessages)
  const [asking, setAsking] = useState(false)
  const running = view?.game.status === 'in_progress' && view.game.sessionType !== 'solo'
  return (
    <div className="pq-game-bar">
      {brand ?? (
        <span className="pq-logo">
          <LogoMark />
          <span className="pq-hidden">{t('game.brand')}</span>
        </span>
      )}
      {onLeave && (
        <Button
          variant="ghost"
          size="sm"
          icon={leaveIcon}
          onClick={() => (running ? setAsking(true) : onLeave())}
        >
          {t('game.leave')}
        </Button>
      )}
      {onLeave && (
        <ConfirmDialog
          open={asking}
          title={player('player.leaveTitle')}
          text={player('player.leaveText')}
          confirmLabel={player('player.leaveYes')}
          cancelLabel={player('player.stay')}
          closeLabel={ui('ui.close')}
          onConfirm={() => {
            setAsking(false)
            onLeave()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
