import { Button } from '@pathquest/ui/Button'
import { Switch } from '@pathquest/ui/Checkbox'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { HostPartProps } from './host-props'
import { useRowFocus } from './use-row-focus'

export interface LateComersProps extends Pick<HostPartProps, 'view' | 'onCommand'> {
  /** Commands can be sent now. */
  idle: boolean
}

/** Who came late and knocked: let in once, or for all from now on. */
export function LateComers({ view, idle, onCommand }: LateComersProps) {
  const t = useMessages(hostControlMessages)
  const waiting = view.atDoor ?? []
  const { list, pressed } = useRowFocus(waiting.length, idle)
  if (waiting.length === 0) return null
  const title = t('door.title', { count: waiting.length })
  const press = (row: number, command: 'let_in' | 'kick', playerId: string) => {
    pressed(row)
    onCommand?.(command, { playerId })
  }
  return (
    <section className="pq-host-wishes" aria-label={title}>
      <div className="pq-row">
        <b role="status">{title}</b>
        {waiting.length > 1 && (
          <Button size="sm" disabled={!idle} onClick={() => onCommand?.('let_in')}>
            {t('door.letInAll')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          disabled={!idle}
          onClick={() => onCommand?.('allow_late_join')}
        >
          {t('door.open')}
        </Button>
      </div>
      <p className="pq-muted">{t('door.text')}</p>
      <ul ref={list}>
        {waiting.map(({ playerId, displayName }, row) => (
          <li key={playerId}>
            <span className="pq-host-wish">
              <b>{displayName}</b>
            </span>
            <span className="pq-host-wish-choices">
              <Button
                size="sm"
                disabled={!idle}
                aria-label={t('door.letInOne', { name: displayName })}
                onClick={() => press(row, 'let_in', playerId)}
              >
                {t('door.letIn')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={!idle}
                aria-label={t('door.turnAwayOne', { name: displayName })}
                onClick={() => press(row, 'kick', playerId)}
              >
                {t('door.turnAway')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether who comes late plays at once, or knocks. */
export function LateJoinSwitch({ view, idle, onCommand }: LateComersProps) {
  const t = useMessages(hostControlMessages)
  return (
    <Switch
      label={t('door.switch')}
      checked={view.game.allowLateJoin}
      disabled={!idle}
      onChange={(isOn) => onCommand?.(isOn ? 'allow_late_join' : 'forbid_late_join')}
    />
  )
}
