import { Icon } from '../art/Icon'
import { screenIcon } from '../art/icons'
import { hostMessages } from '../messages/en/host'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'

/** Another tab of the host holds the game; this one follows. */
export function MirrorBanner({ onTakeControl }: { onTakeControl?: () => void }) {
  const t = useMessages(hostMessages)
  return (
    <div className="pq-live-banner" data-tone="info" role="status">
      <Icon icon={screenIcon} />
      <span>{t('host.mirror')}</span>
      <Button size="sm" onClick={onTakeControl}>
        {t('host.takeControl')}
      </Button>
    </div>
  )
}
