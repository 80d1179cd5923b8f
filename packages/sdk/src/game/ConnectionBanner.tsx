import { Icon } from '../art/Icon'
import { type IconDrawing, offlineIcon, pauseIcon, refreshIcon } from '../art/icons'
import type { Connection } from '../live/connection'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'

export interface ConnectionBannerProps {
  connection: Connection
  paused?: boolean
}

/** One line above the game while something is not as it should be. */
export function ConnectionBanner({ connection, paused }: ConnectionBannerProps) {
  const t = useMessages(gameMessages)
  const [icon, text]: [IconDrawing, string] | [] =
    connection === 'offline'
      ? [offlineIcon, t('game.offline')]
      : connection === 'connecting'
        ? [refreshIcon, t('game.reconnecting')]
        : paused
          ? [pauseIcon, t('game.paused')]
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
