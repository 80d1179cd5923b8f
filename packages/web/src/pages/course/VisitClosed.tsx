import type { ApiError } from '@pathquest/sdk/api/error'
import { LogoMark } from '@pathquest/ui/art'
import { EmptyCourse } from '@pathquest/ui/EmptyState'
import { useMessages } from '@pathquest/ui/messages'
import { playMessages } from '../../messages/en/play'
import { useErrorText } from '../../messages/use-error-text'
import { usePageTitle } from '../../shell/navigation'
import { RetryError } from '../../shell/RetryError'

/** The visit has expired, was never started here, or its link was used already. */
export function VisitClosed({ error }: { error: ApiError | null }) {
  const t = useMessages(playMessages)
  const title = t('play.openAgain')
  usePageTitle(title)
  return (
    <main id="main" className="play-closed">
      <span className="pq-logo">
        <LogoMark />
      </span>
      <EmptyCourse />
      <h1>{title}</h1>
      <p className="pq-muted">
        {t(error?.code === 'handover_used' ? 'play.linkUsed' : 'play.visitOver')}
      </p>
      <p className="pq-muted">{t('play.nothingLost')}</p>
    </main>
  )
}

interface VisitFailedProps {
  error: ApiError
  onRetry: () => void
}

/** The purpose of this visit could not be loaded. */
export function VisitFailed({ error, onRetry }: VisitFailedProps) {
  const errorText = useErrorText()
  return (
    <main id="main" className="pq-page pq-page-narrow">
      <RetryError onRetry={onRetry}>{errorText(error)}</RetryError>
    </main>
  )
}
