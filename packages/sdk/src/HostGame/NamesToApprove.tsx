import { hostControlMessages } from '../messages/en/host-control'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import type { HostPartProps } from './host-props'

export interface NamesToApproveProps extends HostPartProps {
  /** Commands may be given now. */
  idle: boolean
}

/** Names that show once the host has looked at them: one by one, or all together. */
export function NamesToApprove({ view, idle, onCommand }: NamesToApproveProps) {
  const t = useMessages(hostControlMessages)
  const waiting = view.players.flatMap((player) =>
    player.nameWish === undefined ? [] : [{ ...player, nameWish: player.nameWish }],
  )
  if (waiting.length === 0) return null
  return (
    <section className="pq-host-wishes" aria-label={t('names.title', { count: waiting.length })}>
      <div className="pq-row">
        <b>{t('names.title', { count: waiting.length })}</b>
        {waiting.some(({ wishIsDoubtful }) => !wishIsDoubtful) && (
          <Button size="sm" disabled={!idle} onClick={() => onCommand?.('approve_name')}>
            {t('names.approveAll')}
          </Button>
        )}
      </div>
      <p className="pq-muted">{t('names.text')}</p>
      <ul>
        {waiting.map(({ playerId, nameWish, wishIsDoubtful, displayName }) => (
          <li key={playerId}>
            <span className="pq-host-wish">
              <b>{nameWish}</b>{' '}
              {wishIsDoubtful && <Badge variant="warning">{t('names.doubtful')}</Badge>}{' '}
              <span className="pq-muted">{t('names.shownAs', { name: displayName })}</span>
            </span>
            <Button
              size="sm"
              disabled={!idle}
              aria-label={t('names.approveOne', { name: nameWish })}
              onClick={() => onCommand?.('approve_name', { playerId })}
            >
              {t('names.approve')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={!idle}
              aria-label={t('names.keepFor', { name: nameWish })}
              onClick={() => onCommand?.('rename', { playerId, displayName })}
            >
              {t('names.keep')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={!idle}
              aria-label={t('names.drawFor', { name: nameWish })}
              onClick={() => onCommand?.('rename', { playerId })}
            >
              {t('names.draw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
