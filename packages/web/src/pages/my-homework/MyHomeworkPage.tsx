import '../../homework/homework.css'
import type { MyHomework } from '@pathquest/core/contracts'
import { buttonLook, EmptyState, Loading } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMyHomework } from '../../api/homework'
import { MyHomeworkRows } from '../../homework/MyHomeworkRows'
import { sortMine } from '../../homework/sort-homework'
import { homeworkMessages } from '../../messages/en/homework'
import { LoadFailed } from '../../shell/LoadFailed'
import './my-homework.css'

/** /my-homework: what a student has to do, what is due first comes first. */
export function MyHomeworkPage() {
  const t = useMessages(homeworkMessages)
  const { data, error, refetch, isFetching } = useMyHomework()
  return (
    <div className="pq-page my-homework">
      <section className="pq-banner">
        <Terrain seed="my-homework" />
        <h1>{t('homework.mine')}</h1>
        <p>{t('homework.mineIntro')}</p>
        <Ridge seed="my-homework" />
      </section>
      {!data && !error && <Loading text={t('homework.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={2}
          title={t('homework.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t('homework.none')}
          text={t('homework.noneText')}
          action={
            <Link to="/my-classes" {...buttonLook()}>
              {t('homework.joinClass')}
            </Link>
          }
        />
      )}
      {data && data.length > 0 && <Lists homework={data} />}
    </div>
  )
}

function Lists({ homework }: { homework: readonly MyHomework[] }) {
  const t = useMessages(homeworkMessages)
  const [now] = useState(Date.now)
  const { toDo, over } = sortMine(homework, now)
  return (
    <>
      {toDo.length > 0 ? (
        <MyHomeworkRows homework={toDo} now={now} />
      ) : (
        <EmptyState
          headingLevel={2}
          title={t('homework.allDone')}
          text={t('homework.allDoneText')}
        />
      )}
      {over.length > 0 && (
        <details className="homework-over">
          <summary>{t('homework.over', { count: over.length })}</summary>
          <MyHomeworkRows homework={over} now={now} />
        </details>
      )}
    </>
  )
}
