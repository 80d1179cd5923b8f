import '../../homework/homework.css'
import './homework-page.css'
import type { HomeworkPage as Page } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { EmptyState, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useHomeworkPage } from '../../api/homework'
import { useDueText } from '../../homework/use-due-text'
import { homeworkMessages } from '../../messages/en/homework'
import { LoadFailed } from '../../shell/LoadFailed'
import { usePageTitle } from '../../shell/navigation'
import { GivenHomework } from './GivenHomework'
import { MyParts } from './MyParts'
import { Obstacle } from './Obstacle'
import { PartList } from './PartList'

/** /homework/{id}: for its students to do it, for its teachers to see how far they are. */
export function HomeworkPage() {
  const t = useMessages(homeworkMessages)
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = useHomeworkPage(id)
  if (data?.isTeacher) return <GivenHomework key={id} id={id} />
  return (
    <div className="pq-page homework-page">
      {data && <Shared key={id} page={data} />}
      {!data && !error && <Loading text={t('homework.pageLoading')} />}
      {!data &&
        error &&
        (toApiError(error).code === 'homework_not_found' ? (
          <EmptyState
            headingLevel={1}
            title={t('homework.notFound')}
            text={t('homework.notFoundText')}
          />
        ) : (
          <LoadFailed
            headingLevel={1}
            title={t('homework.pageFailed')}
            query={{ error, isFetching, refetch }}
          />
        ))}
    </div>
  )
}

/** Title, note and parts, and for a student of it the buttons that begin them. */
function Shared({ page }: { page: Page }) {
  const { homework, obstacle, mine } = page
  const [now] = useState(Date.now)
  usePageTitle(homework.title)
  return (
    <>
      <Head page={page} now={now} />
      {obstacle && <Obstacle obstacle={obstacle} homework={homework} />}
      {mine ? (
        <MyParts mine={mine} mayBegin={obstacle === null} now={now} />
      ) : (
        <PartList homework={homework} />
      )}
    </>
  )
}

function Head({ page: { homework, mine }, now }: { page: Page; now: number }) {
  const t = useMessages(homeworkMessages)
  const dueText = useDueText()
  const { title, note, teacher, untimed } = homework
  return (
    <header className="homework-head">
      <h1>{title}</h1>
      <p className="homework-due">{dueText((mine ?? homework).dueAt, now)}</p>
      <p className="pq-muted">
        {[
          teacher && t('homework.by', { teacher }),
          mine?.className,
          untimed && t('homework.untimed'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {note && <p className="homework-note">{note}</p>}
    </header>
  )
}
