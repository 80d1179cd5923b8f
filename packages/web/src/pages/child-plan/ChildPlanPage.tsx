import { EmptyState, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useChildPlan } from '../../api/plans'
import { planMessages } from '../../messages/en/plan'
import { planReviewMessages } from '../../messages/en/plan-review'
import { ReadPlan } from '../../plans/ReadPlan'
import { BackLink } from '../../shell/BackLink'
import { LoadFailed } from '../../shell/LoadFailed'
import '../../shell/paper.css'

/** /children/{id}/plan: what a child shares with a parent. */
export function ChildPlanPage() {
  const t = useMessages(planReviewMessages)
  const plan = useMessages(planMessages)
  const { id = '' } = useParams()
  const [year, setYear] = useState<number | null>(null)
  const { data, error, refetch, isFetching } = useChildPlan(id, year)
  return (
    <div className="pq-page paper-page">
      <BackLink to="/children">{t('planReview.childBack')}</BackLink>
      {data && (
        <ReadPlan plan={data} onYear={(next) => setYear(next === data.years[0] ? null : next)} />
      )}
      {data === null && (
        <EmptyState
          headingLevel={1}
          title={t('planReview.childNotShared')}
          text={t('planReview.childNotSharedText')}
        />
      )}
      {data === undefined && !error && <Loading text={plan('plan.loading')} />}
      {data === undefined && error && (
        <LoadFailed
          headingLevel={1}
          title={plan('plan.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
    </div>
  )
}
