import type { SetReviewList } from '@pathquest/core/contracts'
import { SET_REVIEWS_LISTED_MAX } from '@pathquest/core/question-sets/set-choices'
import { Card, EmptyState, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useRef } from 'react'
import { useSetReviews } from '../../api/admin'
import { adminReportsMessages } from '../../messages/en/admin-reports'
import { setReviewMessages } from '../../messages/en/set-reviews'
import { LoadFailed } from '../../shell/LoadFailed'
import { usePages } from '../../shell/use-pages'
import { SetUnderReview } from './SetUnderReview'

type Reviewed = SetReviewList['sets'][number]
const NONE: Reviewed[] = []

/** Whole sets that are reported, wait for publication or are hidden. */
export function SetReviews() {
  const t = useMessages(setReviewMessages)
  const page = useMessages(adminReportsMessages)
  const { data, error, refetch, isFetching } = useSetReviews()
  const sets = data?.sets ?? NONE
  const { list, shown, more } = usePages<Reviewed, HTMLUListElement>(sets)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="admin-reports">
      <h2 ref={heading} tabIndex={-1}>
        {t('setReview.title')}
      </h2>
      {!data && !error && <Loading text={page('adminReports.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={3}
          title={t('setReview.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {data?.sets.length === 0 && (
        <EmptyState headingLevel={3} title={t('setReview.none')} text={t('setReview.noneText')} />
      )}
      {sets.length > 0 && (
        <Card>
          <ul ref={list} className="admin-reports-list">
            {shown.map((set) => (
              <SetUnderReview
                key={set.id}
                set={set}
                // The pressed button disappears with its row: this keeps the keyboard focus here.
                onDecided={() => requestAnimationFrame(() => heading.current?.focus())}
              />
            ))}
          </ul>
        </Card>
      )}
      {more(t('setReview.more'))}
      {sets.length === SET_REVIEWS_LISTED_MAX && (
        <p className="pq-muted">{t('setReview.listed', { count: SET_REVIEWS_LISTED_MAX })}</p>
      )}
    </section>
  )
}
