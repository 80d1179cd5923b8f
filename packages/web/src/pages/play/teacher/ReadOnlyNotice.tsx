import { useMessages } from '@pathquest/ui/messages'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import '../player.css'

/** Why there is nothing to start on this page. */
export function ReadOnlyNotice() {
  const t = useMessages(courseGroupMessages)
  return <p className="play-strip">{t('role.looksOn')}</p>
}
