import { buttonLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { playMessages } from '../../../messages/en/play'
import { CollectionPage } from '../../collection/CollectionPage'
import type { LaunchPageProps } from '../destination'
import { CoursePage } from '../frame/CourseFrame'

/** A student's pathkeys, without leaving the course; their careers open at `/careers` beside it. */
export function CourseCollection({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  return (
    <CoursePage launch={launch}>
      <div>
        <Link to="/" {...buttonLook()}>
          {t('play.back')}
        </Link>
      </div>
      <CollectionPage />
    </CoursePage>
  )
}
