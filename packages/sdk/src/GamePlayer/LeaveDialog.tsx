import { playerRoundMessages } from '../messages/en/player-round'
import { uiMessages } from '../messages/en/ui'
import { useMessages } from '../messages/MessagesProvider'
import { ConfirmDialog } from '../ui/Confirm'

export interface LeaveDialogProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** A running game asks before a player gives up the place in it. */
export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  const t = useMessages(playerRoundMessages)
  const ui = useMessages(uiMessages)
  return (
    <ConfirmDialog
      open={open}
      title={t('player.leaveTitle')}
      text={t('player.leaveText')}
      confirmLabel={t('player.leaveYes')}
      cancelLabel={t('player.stay')}
      closeLabel={ui('ui.close')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
