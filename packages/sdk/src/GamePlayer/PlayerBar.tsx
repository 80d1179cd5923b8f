import { leaveIcon } from '@pathquest/ui/art/icons'
import { LogoMark } from '@pathquest/ui/art/Logo'
import { Button } from '@pathquest/ui/Button'
import { ConfirmDialog } from '@pathquest/ui/Confirm'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { uiMessages } from '@pathquest/ui/messages/en/ui'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { ReactNode } from 'react'

export interface PlayerBarProps {
  brand?: ReactNode
  onLeave?: () => void
}

/** Logo at the left, "Leave Game" at the right. */
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

export interface LeaveDialogProps {
  open: boolean
  /** A solo game: the seat is kept, nobody else plays. */
  isSolo: boolean
  onLeave: () => void
  onStay: () => void
}

/** A running game asks for confirmation before a player leaves. */
export function LeaveDialog({ open, isSolo, onLeave, onStay }: LeaveDialogProps) {
  const t = useMessages(playerMessages)
  const ui = useMessages(uiMessages)
  return (
    <ConfirmDialog
      open={open}
      title={t('player.leaveTitle')}
      text={t(isSolo ? 'player.leaveSolo' : 'player.leaveText')}
      confirmLabel={t('player.leaveYes')}
      cancelLabel={t('player.stay')}
      closeLabel={ui('ui.close')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
