import { Icon, type IconName } from '../art'
import type { Connection } from '../live/connection'
import { useMessages } from '../messages'
import { gameMessages } from '../messages/en/game'

export interface ConnectionBannerProps {
  connection: Connection
  paused?: boolean
}

/** One line above the game while something is not as it should be. */
export function ConnectionBanner({ connection, paused }: ConnectionBannerProps) {
  const t = useMessages(gameMessages)
  const [icon, text]: [IconName, string] | [] =
    connection === 'offline'
      ? ['offline', t('game.offline')]
      : connection === 'connecting'
        ? ['refresh', t('game.reconnecting')]
        : paused
          ? ['pause', t('game.paused')]
          : []
  return (
    <div className="pq-banner-slot" role="status">
      {icon && (
        <p className="pq-live-banner" data-tone={connection === 'offline' ? 'danger' : 'warning'}>
          <Icon name={icon} />
          {text}
        </p>
      )}
    </div>
  )
}
