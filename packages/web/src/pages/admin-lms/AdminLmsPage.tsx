import { toApiError } from '@pathquest/sdk/api/error'
import { Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { usePlatforms } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { InvitesCard } from './InvitesCard'
import { PlatformsCard } from './PlatformsCard'
import { ToolValues } from './ToolValues'
import './admin-lms.css'

/** /admin/lms: administrators connect LMS platforms. */
export function AdminLmsPage() {
  const t = useMessages(adminLmsMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = usePlatforms()
  return (
    <div className="pq-page admin-lms">
      <header className="pq-page-head">
        <h1>{t('adminLms.title')}</h1>
        <p className="pq-muted">{t('adminLms.intro')}</p>
      </header>
      {!data && !error && <Loading text={t('adminLms.loading')} />}
      {!data && error && (
        <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
      )}
      {data && (
        <div className="admin-lms-columns">
          <PlatformsCard platforms={data.platforms} />
          <div className="pq-stack">
            <InvitesCard />
            <ToolValues tool={data.tool} />
          </div>
        </div>
      )}
    </div>
  )
}
