import { EmptyState } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { playMessages } from '../../../messages/en/play'
import { AccountFoot } from '../account/AccountLink'
import type { LaunchPageProps } from '../destination'
import { CoursePage } from '../frame/CourseFrame'

/** Nothing to play here yet, or nothing for this role. */
export function NotReadyPage({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const isPicking = launch.message === 'deep_linking'
  const kind = isPicking
    ? 'pickerForTeachers'
    : launch.role === 'teacher'
      ? 'fixedEmpty'
      : 'notReady'
  return (
    <CoursePage launch={launch}>
      <div className="play-narrow">
        <EmptyState headingLevel={1} title={t(`play.${kind}`)} text={t(`play.${kind}Text`)} />
      </div>
      <AccountFoot launch={launch} />
    </CoursePage>
  )
}
