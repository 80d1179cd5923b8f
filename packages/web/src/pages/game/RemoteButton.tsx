import { Button, Dialog } from '@pathquest/ui'
import { phoneIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useHref } from 'react-router'
import { gameMessages } from '../../messages/en/game'
import { QrCode } from './QrCode'

export interface RemoteButtonProps {
  sessionId: string
  /** Where others can reach this server. */
  origin: string
}

/** The way to the host's second device: a code for its camera, and the same as a link. */
export function RemoteButton({ sessionId, origin }: RemoteButtonProps) {
  const t = useMessages(gameMessages)
  const [isOpen, setOpen] = useState(false)
  const url = origin + useHref(`/game/${sessionId}/remote`)
  return (
    <>
      <Button size="sm" variant="ghost" icon={phoneIcon} onClick={() => setOpen(true)}>
        {t('gamePage.remote')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('gamePage.remote')}
        closeLabel={t('gamePage.close')}
        onClose={() => setOpen(false)}
        size="sm"
      >
        <div className="game-remote">
          <p>{t('gamePage.remoteText')}</p>
          <div className="pq-qr">
            <QrCode text={url} label={t('gamePage.remoteQr')} />
          </div>
          <a className="pq-link" href={url} target="_blank" rel="noopener">
            {url.replace(/^https?:\/\//, '')}
            <span className="pq-hidden">{t('gamePage.newTab')}</span>
          </a>
        </div>
      </Dialog>
    </>
  )
}
