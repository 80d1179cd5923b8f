import { DISPLAY_NAME_MAX, TIME_FACTORS, type TimeFactor } from '@pathquest/core/rooms/timing'
import type { HostPlayer } from '@pathquest/core/rooms/views'
import { CodeText } from '@pathquest/ui/art/CodeText'
import { diceIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { Dialog } from '@pathquest/ui/Dialog'
import { useRemaining } from '@pathquest/ui/hooks/server-clock'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Select } from '@pathquest/ui/Select'
import { TextField } from '@pathquest/ui/TextField'
import { type FormEvent, useState } from 'react'
import type { HostPartProps } from './host-props'

export interface SeatDialogProps extends HostPartProps {
  /** null: closed. */
  player: HostPlayer | null
  onClose: () => void
}

/** What a host can do for one player: another name, more time, recovery on another device. */
export function SeatDialog({ player, onClose, ...props }: SeatDialogProps) {
  const t = useMessages(hostControlMessages)
  const host = useMessages(hostMessages)
  return (
    <Dialog
      open={player !== null}
      title={t('seat.title', { name: player?.displayName ?? '' })}
      closeLabel={host('host.close')}
      onClose={onClose}
    >
      {player && <SeatHelp key={player.playerId} {...props} player={player} />}
    </Dialog>
  )
}

function SeatHelp({ player, ...props }: HostPartProps & { player: HostPlayer }) {
  const { playerId, displayName, timeFactor = 1 } = player
  const { state, onCommand } = props
  const t = useMessages(hostControlMessages)
  const [name, setName] = useState(displayName)
  const isBusy = state.busy !== null
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onCommand?.('rename', { playerId, displayName: name.trim() })
  }
  return (
    <div className="pq-seat-help">
      <form onSubmit={rename} className="pq-seat-name">
        <TextField
          label={t('seat.name')}
          value={name}
          onChange={setName}
          maxLength={DISPLAY_NAME_MAX}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" disabled={isBusy || name.trim() === '' || name === displayName}>
          {t('seat.rename')}
        </Button>
        <Button
          variant="ghost"
          icon={diceIcon}
          disabled={isBusy}
          onClick={() => onCommand?.('rename', { playerId })}
        >
          {t('seat.draw')}
        </Button>
      </form>
      <Select
        label={t('seat.time')}
        hint={t('seat.timeHint')}
        value={String(timeFactor)}
        disabled={isBusy}
        options={TIME_FACTORS.map((factor) => ({
          value: String(factor),
          label: factor === 1 ? t('seat.timeNormal') : t('seat.timeMore', { factor: factor }),
        }))}
        onChange={(value) =>
          onCommand?.('extra_time', { playerId, factor: Number(value) as TimeFactor })
        }
      />
      {/* Players who join in another way need no code to come back. */}
      {!props.entry && <SeatCode {...props} player={player} />}
    </div>
  )
}

/** Large enough to be read across a room; shown until it is used or expired. */
function SeatCode({ view, state, now, player, onCommand }: HostPartProps & { player: HostPlayer }) {
  const t = useMessages(hostControlMessages)
  const { playerId, seatCode } = player
  const { gameCode } = view.game
  const leftMs = useRemaining(seatCode?.until ?? null, state.clockOffsetMs, now)
  const isGood = seatCode !== undefined && leftMs !== null && leftMs > 0
  return (
    <section className="pq-seat-code">
      <h3>{t('seat.device')}</h3>
      <p className="pq-muted">{t('seat.deviceText')}</p>
      {isGood && (
        <div role="status">
          <p>
            <span className="pq-hidden">{t('seat.codeLabel')} </span>
            <b className="pq-seat-signs">
              <CodeText code={seatCode.code} />
            </b>
          </p>
          <p>
            <CodeText code={gameCode} within={t('seat.codeHow', { gameCode })} />
          </p>
          <p className="pq-muted">{t('seat.codeLeft', { count: Math.ceil(leftMs / 60_000) })}</p>
        </div>
      )}
      <Button disabled={state.busy !== null} onClick={() => onCommand?.('seat_code', { playerId })}>
        {t(isGood ? 'seat.codeAgain' : 'seat.code')}
      </Button>
    </section>
  )
}
