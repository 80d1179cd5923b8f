import { Icon } from '@pathquest/sdk/art'
import { warningIcon } from '@pathquest/sdk/art/icons'
import { useMessages } from '@pathquest/sdk/messages'
import { courseGroupMessages } from '../../../messages/en/course-groups'

/** The gradebook has two columns for one activity: which one counts, and what to do. */
export function ColumnsNote() {
  const t = useMessages(courseGroupMessages)
  return (
    <p className="play-columns" role="status">
      <Icon icon={warningIcon} />
      <span>{t('column.several')}</span>
    </p>
  )
}
