import { useState } from 'react'
import { Icon } from '../art/Icon'
import { checkIcon, closeIcon } from '../art/icons'
import { hostMessages } from '../messages/en/host'
import { useMessages } from '../messages/MessagesProvider'
import { IconButton } from '../ui/Button'
import { Switch } from '../ui/Checkbox'
import type { HostRoundProps } from './HostRound'
import { KickDialog } from './KickDialog'

/** Who has answered, the lock and removing somebody, folded away while the game runs. */
export function HostPlayers({ view, stage, state, onKick, onLock }: HostRoundProps) {
  const t = useMessages(hostMessages)
  const [leaving, setLeaving] = useState<(typeof view.players)[number] | null>(null)
  const answeredBy = new Set(stage.name === 'question' ? stage.answeredBy : [])
  const idle = view.inControl && state.busy === null
  return (
    <details className="pq-card pq-host-manage">
      <summary>{t('host.manage')}</summary>
      {view.game.allowLateJoin && (
        <Switch
          label={t('host.lock')}
          checked={view.game.locked}
          disabled={!idle}
          onChange={(locked) => onLock?.(locked)}
        />
      )}
      <ul className="pq-host-list">
        {view.players.map((player) => (
          <li key={player.playerId}>
            <span className="pq-host-mark" data-answered={answeredBy.has(player.playerId)}>
              {answeredBy.has(player.playerId) && <Icon icon={checkIcon} />}
            </span>
            <span className="pq-host-list-name">
              {player.displayName}
              {answeredBy.has(player.playerId) && (
                <span className="pq-hidden"> {t('host.hasAnswered')}</span>
              )}
              {!player.connected && <span className="pq-muted"> {t('host.lost')}</span>}
            </span>
            <IconButton
              icon={closeIcon}
              label={t('host.remove', { name: player.displayName })}
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
    </details>
  )
}
