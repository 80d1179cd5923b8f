import { useState } from 'react'
import { hostMessages } from '../messages/en/host'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { Dialog } from '../ui/Dialog'

export interface KickDialogProps {
  player: { playerId: string; displayName: string } | null
  onKick: (playerId: string, lock: boolean) => void
  onClose: () => void
}

/** Removing somebody is for good, and may lock the game in the same step. */
export function KickDialog({ player, onKick, onClose }: KickDialogProps) {
  const t = useMessages(hostMessages)
  const [lock, setLock] = useState(false)
  return (
    <Dialog
      open={player !== null}
      title={t('host.removeTitle', { name: player?.displayName ?? '' })}
      closeLabel={t('host.close')}
      onClose={onClose}
      size="sm"
      foot={
        <>
          <Button autoFocus onClick={onClose}>
            {t('host.removeNo')}
          </Button>
          <Button variant="danger" onClick={() => player && onKick(player.playerId, lock)}>
            {t('host.removeYes')}
          </Button>
        </>
      }
    >
      <p>{t('host.removeText')}</p>
      <Checkbox label={t('host.removeLock')} checked={lock} onChange={setLock} />
    </Dialog>
  )
}
