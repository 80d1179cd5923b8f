import type { ApiError } from '@pathquest/sdk/api/error'
import { EmptyCourse, LogoMark } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { playMessages } from '../../messages/en/play'
import { usePageTitle } from '../../shell/page-title'

/** The visit is over, was never begun here, or its link was used already. */
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
