import type { HostCommandName } from '@pathquest/core/rooms/messages'
import type { ScreenView } from '@pathquest/core/rooms/views'
import { toApiError } from '@pathquest/sdk/api/error'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { phoneIcon } from '@pathquest/ui/art/host-icons'
import { Icon } from '@pathquest/ui/art/Icon'
import { screenIcon } from '@pathquest/ui/art/icons'
import { Button, buttonLook } from '@pathquest/ui/Button'
import { CopyButton } from '@pathquest/ui/CopyButton'
import { Dialog } from '@pathquest/ui/Dialog'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useHref } from 'react-router'
import { api } from '../../api/client'
import { hostToolsMessages } from '../../messages/en/host-tools'
import { useErrorText } from '../../messages/use-error-text'
import { QrCode } from '../../qr/QrCode'
import { toasts } from '../../shell/Toasts'
import { ShareLeaderboard } from './ShareDialog'

const STEPS: ReadonlySet<HostCommandName> = new Set(['advance', 'skip'])

/**
 * The host's shortcuts on the projector: commands without a tab, so that control does not change.
 */
export function useScreenCommands(game: LiveGame<ScreenView>, sessionId: string) {
  const errorText = useErrorText()
  return async (name: HostCommandName) => {
    const beat = game.getState().view?.game.beat
    const requested = STEPS.has(name) && beat !== undefined ? { expectedBeat: beat } : {}
    try {
      await api.host(sessionId, name, requested)
    } catch (failure) {
      const error = toApiError(failure)
      // Pressed twice, or the host was faster.
      if (error.code !== 'stale_version') toasts.error(errorText(error))
    }
  }
}

interface RemoteButtonProps {
  sessionId: string
  /** The origin at which others can reach this server. */
  origin: string
}

/** Connects the host's second device: a QR code for its camera, and the same as a link. */
export function RemoteButton({ sessionId, origin }: RemoteButtonProps) {
  const t = useMessages(hostToolsMessages)
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
        closeLabel={t('share.close')}
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
            <span className="pq-hidden">{t('share.newTab')}</span>
          </a>
        </div>
      </Dialog>
    </>
  )
}

interface HostToolsProps {
  sessionId: string
  /** In the lobby: the link to share. */
  joinUrl?: string
}

/** In the host's bar: the join link, the shared leaderboard, the projector in its own tab. */
export function HostTools({ sessionId, joinUrl }: HostToolsProps) {
  const t = useMessages(hostToolsMessages)
  const screen = useHref(`/game/${sessionId}/screen`)
  return (
    <>
      {joinUrl && (
        <CopyButton
          text={joinUrl}
          label={t('gamePage.copyLink')}
          copiedLabel={t('gamePage.copied')}
          onFail={() => toasts.error(t('gamePage.copyFailed'))}
          size="sm"
          variant="ghost"
        />
      )}
      <ShareLeaderboard sessionId={sessionId} />
      <a
        href={screen}
        target="_blank"
        rel="noopener"
        {...buttonLook({ size: 'sm', variant: 'ghost' })}
      >
        <Icon icon={screenIcon} />
        {t('gamePage.openScreen')}
        <span className="pq-hidden">{t('share.newTab')}</span>
      </a>
    </>
  )
}
