import { useMessages } from '@pathquest/sdk/messages'
import { Card, EmptyState, Loading } from '@pathquest/sdk/ui'
import { useSetReviews } from '../../api/set-reviews'
import { adminReportsMessages } from '../../messages/en/admin-reports'
import { setReviewMessages } from '../../messages/en/set-reviews'
import { LoadFailed } from '../../shell/LoadFailed'
import { SetUnderReview } from './SetUnderReview'

/** Whole sets that are reported, wait to be public or are hidden. */
export function SetReviews() {
  const t = useMessages(setReviewMessages)
  const page = useMessages(adminReportsMessages)
  const { data, error, refetch, isFetching } = useSetReviews()
  return (
    <section className="admin-reports">
      <h2>{t('setReview.title')}</h2>
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
      {data && data.sets.length > 0 && (
        <Card>
          <ul className="admin-reports-list">
            {data.sets.map((set) => (
              <SetUnderReview key={set.id} set={set} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
