import { buttonLook, Card, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useGivenHomework } from '../../api/homework'
import { GivenRows } from '../../homework/GivenRows'
import { sortGiven } from '../../homework/sort-homework'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { RetryError } from '../../shell/RetryError'

interface ClassHomeworkProps {
  classId: string
  /** Nothing more is given to an archived class. */
  mayGive: boolean
}

/** The homework of a class, and the way to give more. */
export function ClassHomework({ classId, mayGive }: ClassHomeworkProps) {
  const t = useMessages(giveHomeworkMessages)
  const { data, isError, isFetching, refetch } = useGivenHomework(classId)
  const [now] = useState(Date.now)
  const { open, over } = sortGiven(data ?? [], now)
  return (
    <Card title={t('giveHomework.title')} className="class-card">
      {data?.length === 0 && <p className="pq-muted">{t('giveHomework.noneOfClass')}</p>}
      {!data && !isError && <Loading text={t('giveHomework.loading')} />}
      {!data && isError && (
        <RetryError busy={isFetching} onRetry={() => void refetch()}>
          {t('giveHomework.loadFailed')}
        </RetryError>
      )}
      {open.length > 0 && <GivenRows homework={open} now={now} isOfClass />}
      {over.length > 0 && (
        <details className="homework-over">
          <summary>{t('giveHomework.over', { count: over.length })}</summary>
          <GivenRows homework={over} now={now} isOfClass />
        </details>
      )}
      {mayGive && (
        <div>
          <Link to={`/homework/new?class=${encodeURIComponent(classId)}`} {...buttonLook()}>
            {t('giveHomework.give')}
          </Link>
        </div>
      )}
    </Card>
  )
}
