import type { LtiLaunch, LtiReview } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, EmptyState, Loading } from '@pathquest/ui'
import { Icon, Ridge, Terrain } from '@pathquest/ui/art'
import { chevronLeftIcon, refreshIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useParams } from 'react-router'
import { useWebMessages } from '../../../messages'
import { reviewMessages } from '../../../messages/en/review'
import { useErrorText } from '../../../messages/use-error-text'
import { ActivityFacts } from '../ActivityFacts'
import type { LaunchPageProps } from '../destination'
import { CoursePage, titleOf } from '../frame/CourseFrame'
import { ReviewAttempts } from './ReviewAttempts'
import { OwnGrade, ReviewGrade } from './ReviewGrade'
import { useReview } from './review-queries'
import './review.css'

/**
 * One student's attempts, from the gradebook or from the list of students; students see their own.
 */
export function ReviewPage({ launch }: LaunchPageProps) {
  const t = useMessages(reviewMessages)
  const web = useWebMessages()
  const errorText = useErrorText()
  const { studentId = launch.review?.studentId ?? '' } = useParams()
  const { data, error, refetch, isFetching } = useReview(studentId)
  return (
    <CoursePage launch={launch}>
      <div className="review">
        <WayBack launch={launch} />
        {data && <Review launch={launch} review={data} />}
        {!data && !error && <Loading text={t('review.loading')} />}
        {!data && error && (
          <EmptyState
            headingLevel={1}
            title={errorText(toApiError(error))}
            action={
              <Button icon={refreshIcon} busy={isFetching} onClick={() => void refetch()}>
                {web('app.tryAgain')}
              </Button>
            }
          />
        )}
      </div>
    </CoursePage>
  )
}

/** If a gradebook led here first, the activity has its own page. */
function WayBack({ launch }: { launch: LtiLaunch }) {
  const t = useMessages(reviewMessages)
  const isTeacher = launch.role === 'teacher'
  return (
    <Link
      to={launch.review?.studentId ? '/activity' : '/'}
      {...buttonLook({ size: 'sm', variant: 'ghost' })}
    >
      {isTeacher && <Icon icon={chevronLeftIcon} />}
      {t(isTeacher ? 'review.all' : 'review.toActivity')}
    </Link>
  )
}

function Review({ launch, review }: { launch: LtiLaunch; review: LtiReview }) {
  const t = useMessages(reviewMessages)
  const { content } = launch
  const isTeacher = launch.role === 'teacher'
  const seed = content?.contentId ?? 'play'
  const title = launch.contentTitle ?? titleOf(launch)
  return (
    <>
      <section className="pq-banner play-banner">
        <Terrain seed={seed} width={900} height={220} />
        <div>
          <h1>{isTeacher ? review.student.name || t('review.unnamed') : t('review.own')}</h1>
          {title && <p className="review-of">{title}</p>}
          {content && <ActivityFacts launch={launch} content={content} />}
        </div>
        <Ridge seed={seed} width={900} height={16} />
      </section>
      <div className="review-columns">
        <ReviewAttempts review={review} isTeacher={isTeacher} />
        {review.graded && (
          <aside className="review-side">
            {isTeacher ? (
              <ReviewGrade review={review} looksOn={launch.looksOn} />
            ) : (
              <OwnGrade review={review} />
            )}
          </aside>
        )}
      </div>
    </>
  )
}
