import { Icon } from '@pathquest/ui/art/Icon'
import {
  errorIcon,
  type IconDrawing,
  offlineIcon,
  pauseIcon,
  refreshIcon,
} from '@pathquest/ui/art/icons'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { Connection } from '../live/connection'

export interface ConnectionBannerProps {
  connection: Connection
  paused?: boolean
  /** Paused by the host, not because the host is gone. */
  isHeld?: boolean
}

/** One line above the game while there is a connection problem or a pause. */
export function ConnectionBanner({ connection, paused, isHeld }: ConnectionBannerProps) {
  const t = useMessages(gameMessages)
  const [icon, text]: [IconDrawing, string] | [] =
    connection === 'offline'
      ? [offlineIcon, t('game.offline')]
      : connection === 'connecting'
        ? [refreshIcon, t('game.reconnecting')]
        : paused
          ? [pauseIcon, t(isHeld ? 'game.pausedByHost' : 'game.paused')]
          : []
  return (
    <div className="pq-banner-slot" role="status">
      {icon && (
        <p className="pq-live-banner" data-tone={connection === 'offline' ? 'danger' : 'warning'}>
          <Icon icon={icon} />
          {text}
        </p>
      )}
    </div>
  )
}

/** Above the results of a game that was ended by a server fault. */
export function FaultBanner({ children }: { children: string }) {
  return (
    <p className="pq-live-banner" data-tone="warning">
      <Icon icon={errorIcon} />
      {children}
    </p>
  )
}
