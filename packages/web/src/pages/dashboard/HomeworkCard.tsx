import { Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMyHomework } from '../../api/homework'
import { MyHomeworkRows } from '../../homework/MyHomeworkRows'
import { dueFirstOf } from '../../homework/sort-homework'
import { homeworkMessages } from '../../messages/en/homework'

const SHOWN = 3

/** What a student has to do first; nothing where there is nothing to do. */
export function HomeworkCard() {
  const t = useMessages(homeworkMessages)
  const { data } = useMyHomework()
  const [now] = useState(Date.now)
  const homework = dueFirstOf(data ?? [], now, SHOWN)
  if (homework.length === 0) return null
  return (
    <Card
      title={t('homework.dashboard')}
      aside={
        <Link className="pq-link" to="/my-homework">
          {t('homework.all')}
        </Link>
      }
    >
      <MyHomeworkRows homework={homework} now={now} />
    </Card>
  )
}
