import { EmptyState, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { isNoPlan, useStudentPlan } from '../../api/plans'
import { planMessages } from '../../messages/en/plan'
import { planReviewMessages } from '../../messages/en/plan-review'
import { PlanConcerns } from '../../plans/PlanConcerns'
import { ReadPlan } from '../../plans/ReadPlan'
import { BackLink } from '../../shell/BackLink'
import { LoadFailed } from '../../shell/LoadFailed'
import '../../shell/paper.css'
import { ReviewForm } from './ReviewForm'
import './student-plan.css'

/** /students/{profileId}/plan: a student's plan, read and commented on by a teacher. */
export function StudentPlanPage() {
  const t = useMessages(planReviewMessages)
  const plan = useMessages(planMessages)
  const { profileId = '' } = useParams()
  /** The class that it was opened from. */
  const classId = useSearchParams()[0].get('class')
  const [year, setYear] = useState<number | null>(null)
  const { data, error, refetch, isFetching } = useStudentPlan(profileId, year)
  return (
    <div className="pq-page paper-page">
      <BackLink to={classId === null ? '/classes' : `/classes/${encodeURIComponent(classId)}`}>
        {t('planReview.back')}
      </BackLink>
      <PlanConcerns studentId={profileId} />
      {data && (
        <>
          <ReadPlan plan={data} onYear={(next) => setYear(next === data.years[0] ? null : next)} />
          <div className="student-plan-review paper-screen">
            <ReviewForm key={profileId} profileId={profileId} year={year} />
          </div>
        </>
      )}
      {!data && !error && <Loading text={plan('plan.loading')} />}
      {!data && isNoPlan(error) && (
        <EmptyState
          headingLevel={1}
          title={t('planReview.notFound')}
          text={t('planReview.notFoundText')}
        />
      )}
      {!data && error && !isNoPlan(error) && (
        <LoadFailed
          headingLevel={1}
          title={plan('plan.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
    </div>
  )
}
