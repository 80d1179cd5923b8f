import '../../homework/homework.css'
import type { HomeworkSummary } from '@pathquest/core/contracts'
import { EmptyState, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { signpostLook } from '@pathquest/ui/Signpost'
import { useState } from 'react'
import { Link } from 'react-router'
import { useGivenHomework } from '../../api/homework'
import { GivenRows } from '../../homework/GivenRows'
import { sortGiven } from '../../homework/sort-homework'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { LoadFailed } from '../../shell/LoadFailed'
import './homework-list.css'

/** /homework: what a teacher gave, what is due first comes first. */
export function HomeworkListPage() {
  const t = useMessages(giveHomeworkMessages)
  const { data, error, refetch, isFetching } = useGivenHomework()
  const give = (
    <Link to="/homework/new" {...signpostLook()}>
      {t('giveHomework.give')}
    </Link>
  )
  return (
    <div className="pq-page homework-list">
      <header className="homework-list-head">
        <div>
          <h1>{t('giveHomework.title')}</h1>
          <p className="pq-muted">{t('giveHomework.intro')}</p>
        </div>
        {data && data.length > 0 && give}
      </header>
      {!data && !error && <Loading text={t('giveHomework.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={2}
          title={t('giveHomework.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t('giveHomework.none')}
          text={t('giveHomework.noneText')}
          action={give}
        />
      )}
      {data && data.length > 0 && <Lists homework={data} />}
    </div>
  )
}

function Lists({ homework }: { homework: readonly HomeworkSummary[] }) {
  const t = useMessages(giveHomeworkMessages)
  const [now] = useState(Date.now)
  const { open, over } = sortGiven(homework, now)
  return (
    <>
      {open.length > 0 ? (
        <GivenRows homework={open} now={now} />
      ) : (
        <p className="pq-muted">{t('giveHomework.noneOpen')}</p>
      )}
      {over.length > 0 && (
        <details className="homework-over">
          <summary>{t('giveHomework.over', { count: over.length })}</summary>
          <GivenRows homework={over} now={now} />
        </details>
      )}
    </>
  )
}
