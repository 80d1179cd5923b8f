import { letPageGo } from '@pathquest/sdk/live/use-held-page'
import { Button } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { refreshIcon } from '@pathquest/ui/art/icons'
import { useWebMessages } from '../messages'
import { useUpdate } from './update'

/** Above whatever the page shows, which stays as it is: only who reads it decides when to reload. */
export function UpdateNotice() {
  const t = useWebMessages()
  const isUpdated = useUpdate() === 'updated'
  return (
    <div role="status" className="app-update">
      {isUpdated && (
        <p className="pq-live-banner" data-tone="info">
          <Icon icon={refreshIcon} />
          {t('app.updated')}
          <Button
            size="sm"
            onClick={() => {
              letPageGo()
              window.location.reload()
            }}
          >
            {t('app.reload')}
          </Button>
        </p>
      )}
    </div>
  )
}
