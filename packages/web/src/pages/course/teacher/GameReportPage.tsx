import { buttonLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useParams } from 'react-router'
import { playMessages } from '../../../messages/en/play'
import { Report } from '../../game-report/Report'
import type { LaunchPageProps } from '../destination'
import { CoursePage } from '../frame/CourseFrame'

/** The report of a game of the course, for each of its teachers. */
export function GameReportPage({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const { sessionId = '' } = useParams()
  return (
    <CoursePage launch={launch}>
      <div className="game-report">
        <Link to="/" {...buttonLook({ variant: 'ghost' })}>
          <Icon icon={chevronLeftIcon} />
          {t('play.back')}
        </Link>
        <Report sessionId={sessionId} isInCourse />
      </div>
    </CoursePage>
  )
}
