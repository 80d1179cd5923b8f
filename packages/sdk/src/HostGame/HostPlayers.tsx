import type { HostPlayer } from '@pathquest/core/rooms/views'
import { crownIcon, userIcon } from '@pathquest/ui/art/host-icons'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon, closeIcon } from '@pathquest/ui/art/icons'
import { Button, IconButton } from '@pathquest/ui/Button'
import { Checkbox, Switch } from '@pathquest/ui/Checkbox'
import { ConfirmDialog } from '@pathquest/ui/Confirm'
import { Dialog } from '@pathquest/ui/Dialog'
import { EmptyState } from '@pathquest/ui/EmptyState'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { type ReactNode, useState } from 'react'
import { PlayerName } from '../players/PlayerName'
import { EntranceSwitches, HostSecondStep } from './EntranceSwitches'
import type { HostPartProps } from './host-props'
import { LateJoinSwitch } from './LateComers'
import { NamesToApprove } from './NamesToApprove'
import { SeatDialog } from './SeatDialog'

/** Who has answered, the lock and removing players, collapsed while the game runs. */
export function HostPlayers(props: HostPartProps) {
  const { view, state, onLock } = props
  const { stage } = view
  const t = useMessages(hostMessages)
  const answeredBy = new Set(stage.name === 'question' ? stage.answeredBy : [])
  const idle = view.inControl && state.busy === null
  return (
    <>
      {view.secondStep && view.secondStep.choosing > 0 && (
        <HostSecondStep {...props} shown={view.secondStep} />
      )}
      <NamesToApprove {...props} idle={idle} />
      <details className="pq-card pq-host-manage">
        <summary>{t('host.manage')}</summary>
        {!view.game.oneDevice && (
          <div className="pq-host-entrance">
            <LateJoinSwitch {...props} idle={idle} />
            <Switch
              label={t('host.lock')}
              checked={view.game.locked}
              disabled={!idle}
              onChange={(locked) => onLock?.(locked)}
            />
            {view.game.allowLateJoin && <EntranceSwitches {...props} idle={idle} />}
          </div>
        )}
        <PlayerRows {...props} className="pq-host-list" idle={idle}>
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
    </>
  )
}

export interface LobbyPlayersProps extends HostPartProps {
  /** Commands can be sent now. */
  idle: boolean
}

/** Everybody in the lobby in order of joining, the first with a crown. */
export function LobbyPlayers(props: LobbyPlayersProps) {
  const { view, idle, headingLevel = 1, onLock } = props
  const t = useMessages(gameMessages)
  const host = useMessages(hostMessages)
  const { players } = view
  const Heading = `h${Math.min(headingLevel + 1, 4)}` as 'h2'
  return (
    <section className="pq-card pq-host-players">
      <div className="pq-card-head">
        <Heading className="pq-card-title">{t('game.players', { count: players.length })}</Heading>
        {!view.game.oneDevice && (
          <Switch
            label={host('host.lock')}
            checked={view.game.locked}
            disabled={!idle}
            onChange={(locked) => onLock?.(locked)}
          />
        )}
      </div>
      {!view.game.oneDevice && <LobbyEntrance {...props} />}
      {players.length === 0 && (
        <EmptyState title={host('host.noPlayers')} text={host('host.noPlayersText')} />
      )}
      <NamesToApprove {...props} idle={idle} />
      <PlayerRows {...props} className="pq-names" rowClassName="pq-name" idle={idle}>
        {(player, i) => (
          <>
            {i === 0 && (
              <span className="pq-crown" title={host('host.firstPlayer')}>
                <Icon icon={crownIcon} />
                <span className="pq-hidden">{host('host.firstPlayer')}</span>
              </span>
            )}
            <span className="pq-host-name">
              <PlayerName player={player} />
              {!player.connected && <span className="pq-muted">{host('host.lost')}</span>}
            </span>
          </>
        )}
      </PlayerRows>
    </section>
  )
}

/** Against strangers who flood the lobby: join by link only, and removing everybody. */
function LobbyEntrance({ view, idle, entry, onCommand }: LobbyPlayersProps) {
  const t = useMessages(hostMessages)
  const [asking, setAsking] = useState(false)
  return (
    <div className="pq-host-entrance">
      <EntranceSwitches view={view} idle={idle} entry={entry} onCommand={onCommand} />
      <LateJoinSwitch view={view} idle={idle} onCommand={onCommand} />
      <Switch
        label={t('host.reactions')}
        checked={!view.game.reactionsMuted}
        disabled={!idle}
        onChange={(isOn) => onCommand?.(isOn ? 'allow_reactions' : 'mute_reactions')}
      />
      {view.players.length > 0 && (
        <Button size="sm" variant="ghost" disabled={!idle} onClick={() => setAsking(true)}>
          {t('host.removeAll')}
        </Button>
      )}
      {view.game.linkOnly && <p className="pq-muted">{t('host.onlyLinkNote')}</p>}
      <ConfirmDialog
        open={asking}
        title={t('host.removeAllTitle')}
        text={t('host.removeAllText')}
        confirmLabel={t('host.removeAllYes')}
        cancelLabel={t('host.removeNo')}
        closeLabel={t('host.close')}
        onConfirm={() => {
          setAsking(false)
          onCommand?.('remove_all')
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

interface PlayerRowsProps extends Omit<HostPartProps, 'children'> {
  className: string
  rowClassName?: string
  idle: boolean
  /** The part of a row before the buttons that help and remove the player. */
  children: (player: HostPlayer, index: number) => ReactNode
}

/** Everybody in a row with a remove button, and its confirmation dialog. */
function PlayerRows({ className, rowClassName, idle, children, ...props }: PlayerRowsProps) {
  const { view, onKick } = props
  const t = useMessages(hostMessages)
  const control = useMessages(hostControlMessages)
  const [leaving, setLeaving] = useState<HostPlayer | null>(null)
  const [helpedId, setHelpedId] = useState<string | null>(null)
  const helped = view.players.find(({ playerId }) => playerId === helpedId)
  return (
    <>
      <ul className={className}>
        {view.players.map((player, i) => (
          <li
            key={player.playerId}
            className={rowClassName}
            data-lost={!player.connected || undefined}
          >
            {children(player, i)}
            <IconButton
              icon={userIcon}
              label={control('seat.options', { name: player.displayName })}
              disabled={!idle}
              onClick={() => setHelpedId(player.playerId)}
            />
            <IconButton
              icon={closeIcon}
              label={t('host.remove', { name: player.displayName })}
              disabled={!idle}
              onClick={() => setLeaving(player)}
            />
          </li>
        ))}
      </ul>
      <SeatDialog {...props} player={helped ?? null} onClose={() => setHelpedId(null)} />
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

/** Removing a player is permanent, and may lock the game in the same step. */
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
          <Button data-autofocus onClick={onClose}>
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
