import type { LobbyPlayer } from '@pathquest/game-core/rooms/views'
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/Icon'
import { checkIcon, closeIcon, crownIcon } from '../art/icons'
import { WornName } from '../game/WornName'
import { gameMessages } from '../messages/en/game'
import { hostMessages } from '../messages/en/host'
import { useMessages } from '../messages/MessagesProvider'
import { Button, IconButton } from '../ui/Button'
import { Checkbox, Switch } from '../ui/Checkbox'
import { Dialog } from '../ui/Dialog'
import { EmptyState } from '../ui/EmptyState'
import type { HostPartProps } from './host-props'

/** Who has answered, the lock and removing somebody, folded away while the game runs. */
export function HostPlayers({ view, state, onKick, onLock }: HostPartProps) {
  const { stage } = view
  const t = useMessages(hostMessages)
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
      <PlayerRows className="pq-host-list" players={view.players} idle={idle} onKick={onKick}>
        {({ playerId, displayName, connected }) => (
          <>
            <span className="pq-host-mark" data-answered={answeredBy.has(playerId)}>
              {answeredBy.has(playerId) && <Icon icon={checkIcon} />}
            </span>
            <span className="pq-host-list-name">
              {displayName}
              {answeredBy.has(playerId) && (
                <span className="pq-hidden"> {t('host.hasAnswered')}</span>
              )}
              {!connected && <span className="pq-muted"> {t('host.lost')}</span>}
            </span>
          </>
        )}
      </PlayerRows>
    </details>
  )
}

export interface LobbyPlayersProps extends HostPartProps {
  /** Commands may be given now. */
  idle: boolean
}

/** Everybody in the lobby in order of joining, the first with a crown. */
export function LobbyPlayers({ view, idle, headingLevel = 1, onLock, onKick }: LobbyPlayersProps) {
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
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
      <PlayerRows
        className="pq-names"
        rowClassName="pq-name"
        players={players}
        idle={idle}
        onKick={onKick}
      >
        {(player, i) => (
          <>
            {i === 0 && (
              <span className="pq-crown" title={host('host.firstPlayer')}>
                <Icon icon={crownIcon} />
                <span className="pq-hidden">{host('host.firstPlayer')}</span>
              </span>
            )}
            <span>
              <WornName player={player} />
            </span>
            {!player.connected && <span className="pq-muted">{host('host.lost')}</span>}
          </>
        )}
      </PlayerRows>
    </section>
  )
}

interface PlayerRowsProps extends Pick<HostPartProps, 'onKick'> {
  className: string
  rowClassName?: string
  players: readonly LobbyPlayer[]
  idle: boolean
  /** What stands before the button that removes them. */
  children: (player: LobbyPlayer, index: number) => ReactNode
}

/** Everybody in a row that they can be removed from, with the dialog that asks first. */
function PlayerRows({ className, rowClassName, players, idle, onKick, children }: PlayerRowsProps) {
  const t = useMessages(hostMessages)
  const [leaving, setLeaving] = useState<LobbyPlayer | null>(null)
  return (
    <>
      <ul className={className}>
        {players.map((player, i) => (
          <li
            key={player.playerId}
            className={rowClassName}
            data-lost={!player.connected || undefined}
          >
            {children(player, i)}
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
    </>
  )
}

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
