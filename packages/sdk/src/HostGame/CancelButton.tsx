import { useState } from 'react'
import { hostMessages } from '../messages/en/host'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import { ConfirmDialog } from '../ui/Confirm'

export interface CancelButtonProps {
  players: number
  disabled?: boolean
  onCancel?: () => void
}

/** "Cancel"; asks first where somebody waits in the lobby. */
export function CancelButton({ players, disabled, onCancel }: CancelButtonProps) {
  const t = useMessages(hostMessages)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => (players > 0 ? setAsking(true) : onCancel?.())}>
        {t('host.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('host.cancelTitle')}
        text={t('host.cancelText')}
        confirmLabel={t('host.cancelYes')}
        cancelLabel={t('host.cancelNo')}
        closeLabel={t('host.close')}
        onConfirm={() => {
          setAsking(false)
          onCancel?.()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
