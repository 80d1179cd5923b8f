import type { LobbyPlayer } from '@pathquest/game-core/views'
import { useState } from 'react'
import { Icon } from '../art/Icon'
import { closeIcon, crownIcon } from '../art/icons'
import { gameMessages } from '../messages/en/game'
import { hostMessages } from '../messages/en/host'
import { useMessages } from '../messages/MessagesProvider'
import { IconButton } from '../ui/Button'
import { Switch } from '../ui/Checkbox'
import { EmptyState } from '../ui/EmptyState'
import type { HostPartProps } from './host-props'
import { KickDialog } from './KickDialog'

export interface LobbyPlayersProps extends HostPartProps {
  /** Commands may be given now. */
  idle: boolean
}

/** Everybody in the lobby in order of joining, the first with a crown. */
export function LobbyPlayers({ view, idle, headingLevel = 1, onLock, onKick }: LobbyPlayersProps) {
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const [leaving, setLeaving] = useState<LobbyPlayer | null>(null)
  const { players } = view
  const Heading = `h${Math.min(headingLevel + 1, 4)}` as 'h2'
  return (
    <section className="pq-card pq-host-players">
      <div className="pq-card-head">
        <Heading className="pq-card-title">{t('game.players', { count: players.length })}</Heading>
        <Switch
          label={host('host.lock')}
          checked={view.game.locked}
          disabled={!idle}
          onChange={(locked) => onLock?.(locked)}
        />
      </div>
      {players.length === 0 && (
        <EmptyState title={host('host.noPlayers')} text={host('host.noPlayersText')} />
      )}
      <ul className="pq-names">
        {players.map((player, i) => (
          <li key={player.playerId} className="pq-name" data-lost={!player.connected || undefined}>
            {i === 0 && (
              <span className="pq-crown" title={host('host.firstPlayer')}>
                <Icon icon={crownIcon} />
                <span className="pq-hidden">{host('host.firstPlayer')}</span>
              </span>
            )}
            <span>{player.displayName}</span>
            {!player.connected && <span className="pq-muted">{host('host.lost')}</span>}
            <IconButton
              icon={closeIcon}
              label={host('host.remove', { name: player.displayName })}
              disabled={!idle}
              onClick={() => setLeaving(player)}
            />
          </li>
        ))}
      </ul>
      <KickDialog
        player={leaving}
        onClose={() => setLeaving(null)}
        onKick={(playerId, lock) => {
          setLeaving(null)
          onKick?.(playerId, lock)
        }}
      />
    </section>
  )
}
