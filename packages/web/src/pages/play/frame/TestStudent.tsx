import { Badge } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import '../player.css'

/** Beside the name of somebody who only tries things out. */
export function TestBadge() {
  const t = useMessages(courseGroupMessages)
  return (
    <>
      {' '}
      <Badge variant="outline">{t('role.test')}</Badge>
    </>
  )
}

/** On every page of a teacher who has switched to the role of a student. */
export function TestNote() {
  const t = useMessages(courseGroupMessages)
  return <p className="play-strip">{t('role.testText')}</p>
}
