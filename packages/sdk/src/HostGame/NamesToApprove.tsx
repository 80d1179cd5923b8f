import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { HostPartProps } from './host-props'
import { useRowFocus } from './use-row-focus'

export interface NamesToApproveProps extends HostPartProps {
  /** Commands can be sent now. */
  idle: boolean
}

/** Names that wait for the host's approval: one by one, or all together. */
export function NamesToApprove({ view, idle, onCommand }: NamesToApproveProps) {
  const t = useMessages(hostControlMessages)
  const waiting = view.players.flatMap((player) =>
    player.nameWish === undefined ? [] : [{ ...player, nameWish: player.nameWish }],
  )
  const count = waiting.length
  const { list, pressed } = useRowFocus(count, idle)
  if (count === 0) return null
  const press = (row: number, ...command: Parameters<NonNullable<HostPartProps['onCommand']>>) => {
    pressed(row)
    onCommand?.(...command)
  }
  return (
    <section className="pq-host-wishes" aria-label={t('names.title', { count })}>
      <div className="pq-row">
        <b>{t('names.title', { count })}</b>
        {waiting.some(({ wishIsDoubtful }) => !wishIsDoubtful) && (
          <Button size="sm" disabled={!idle} onClick={() => onCommand?.('approve_name')}>
            {t('names.approveAll')}
          </Button>
        )}
      </div>
      <p className="pq-muted">{t('names.text')}</p>
      <ul ref={list}>
        {waiting.map(({ playerId, nameWish, wishIsDoubtful, displayName }, row) => (
          <li key={playerId}>
            <span className="pq-host-wish">
              <b>{nameWish}</b>{' '}
              {wishIsDoubtful && <Badge variant="warning">{t('names.doubtful')}</Badge>}{' '}
              <span className="pq-muted">{t('names.shownAs', { name: displayName })}</span>
            </span>
            <span className="pq-host-wish-choices">
              <Button
                size="sm"
                disabled={!idle}
                aria-label={t('names.approveOne', { name: nameWish })}
                onClick={() => press(row, 'approve_name', { playerId })}
              >
                {t('names.approve')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={!idle}
                aria-label={t('names.keepFor', { name: nameWish })}
                onClick={() => press(row, 'rename', { playerId, displayName })}
              >
                {t('names.keep')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={!idle}
                aria-label={t('names.drawFor', { name: nameWish })}
                onClick={() => press(row, 'rename', { playerId })}
              >
                {t('names.draw')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
