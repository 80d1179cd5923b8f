import type { LtiChildren } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Badge, Card, EmptyState, Loading } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../../formats'
import { playMessages } from '../../../messages/en/play'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { useErrorText } from '../../../messages/use-error-text'
import { RetryError } from '../../../shell/RetryError'
import type { LaunchPageProps } from '../destination'
import { CoursePage } from '../frame/CourseFrame'
import { useChildren } from '../lti-queries'
import '../player.css'

/** A parent's view of a course: their children's results in it. */
export function ChildrenPage({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  const { data: children, error, refetch } = useChildren()
  return (
    <CoursePage launch={launch}>
      <div className="play-narrow">
        <header>
          <h1>{t('play.childrenTitle')}</h1>
          <p className="pq-muted">{t('play.childrenText')}</p>
        </header>
        {children?.map((child) => (
          <ChildCard key={child.id} child={child} />
        ))}
        {children?.length === 0 && (
          <EmptyState title={t('play.noChildren')} text={t('play.noChildrenText')} />
        )}
        {!children && error && (
          <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
        )}
        {!children && !error && <Loading text={t('play.loading')} />}
      </div>
    </CoursePage>
  )
}

function ChildCard({ child }: { child: LtiChildren['children'][number] }) {
  const t = useMessages(playMessages)
  const solo = useMessages(playSoloMessages)
  const { locale } = useLanguage()
  return (
    <Card
      title={child.name || t('play.childUnnamed')}
      aside={
        <span className="pq-row">
          <Badge variant="reward">{t('play.childXp', { count: child.tokens })}</Badge>
          <Badge variant="outline">{t('play.childPathkeys', { count: child.pathkeys })}</Badge>
        </span>
      }
    >
      {child.results.length === 0 ? (
        <p className="pq-muted">{t('play.childNoResults')}</p>
      ) : (
        <ul className="play-attempts">
          {child.results.map(({ title, score, endedAt }) => (
            <li key={`${title}${endedAt}`}>
              <b className="play-attempt-score">
                {score === null
                  ? solo('solo.noScore')
                  : t('play.percent', { score: Math.round(score) })}
              </b>
              <span>
                {title}
                <span className="pq-muted"> · {formatMoment(endedAt, locale)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
