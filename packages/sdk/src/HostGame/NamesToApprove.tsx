import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useEffect, useRef } from 'react'
import type { HostPartProps } from './host-props'

export interface NamesToApproveProps extends HostPartProps {
  /** Commands may be given now. */
  idle: boolean
}

/** Names that show once the host has looked at them: one by one, or all together. */
export function NamesToApprove({ view, idle, onCommand }: NamesToApproveProps) {
  const t = useMessages(hostControlMessages)
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ row: number; of: number } | null>(null)
  const waiting = view.players.flatMap((player) =>
    player.nameWish === undefined ? [] : [{ ...player, nameWish: player.nameWish }],
  )
  const count = waiting.length
  // The row that was pressed is gone, and the focus with it: the next one has it.
  useEffect(() => {
    const was = pressed.current
    if (!was || !idle || count >= was.of) return
    pressed.current = null
    const rows = list.current?.children ?? []
    rows[Math.min(was.row, rows.length - 1)]?.querySelector('button')?.focus()
  }, [idle, count])
  if (count === 0) return null
  const press = (row: number, ...command: Parameters<NonNullable<HostPartProps['onCommand']>>) => {
    pressed.current = { row, of: count }
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
