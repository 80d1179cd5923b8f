import type { MyPlan } from '@pathquest/core/contracts'
import { Card, Loading } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useMyPlan } from '../../api/plans'
import { myPlanMessages } from '../../messages/en/my-plan'
import { planMessages } from '../../messages/en/plan'
import { PlanSheet } from '../../plans/PlanSheet'
import { YearSelect } from '../../plans/PlanTools'
import { ReviewList } from '../../plans/ReviewList'
import { schoolYearParts } from '../../plans/school-year'
import { LoadFailed } from '../../shell/LoadFailed'
import { RetryError } from '../../shell/RetryError'
import { Explored, MyGames, MyInterests } from './Explored'
import { Goals } from './Goals'
import { HandIn } from './HandIn'
import { Keep } from './Keep'
import { MyReflections } from './MyReflections'
import { SavedCareers } from './SavedCareers'
import '../../shell/paper.css'
import './my-plan.css'

/** /my-plan: a student's own plan; an earlier school year is read and printed only. */
export function MyPlanPage() {
  const t = useMessages(planMessages)
  const my = useMessages(myPlanMessages)
  const [year, setYear] = useState<number | null>(null)
  const { data, error, refetch, isFetching } = useMyPlan(year)
  return (
    <div className="pq-page paper-page my-plan">
      <section className="pq-banner paper-screen">
        <Terrain seed="my-plan" />
        <h1>{t('plan.title')}</h1>
        <p>{data ? t('plan.year', schoolYearParts(data.plan.year)) : my('myPlan.intro')}</p>
        <Ridge seed="my-plan" />
      </section>
      {!data && !error && <Loading text={t('plan.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={2}
          title={t('plan.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {data && error && (
        <div className="paper-screen">
          <RetryError busy={isFetching} onRetry={() => void refetch()}>
            {my('myPlan.notReachable')}
          </RetryError>
        </div>
      )}
      {data && (
        <Year
          mine={data}
          // Among those that have something, the current one comes first.
          onYear={(next) => setYear(next === data.plan.years[0] ? null : next)}
        />
      )}
    </div>
  )
}

interface YearProps {
  mine: MyPlan
  onYear: (year: number) => void
}

function Year({ mine, onYear }: YearProps) {
  const t = useMessages(myPlanMessages)
  const { plan } = mine
  const isCurrent = plan.year === plan.years[0]
  return (
    <>
      <div className="my-plan-year paper-screen">
        <YearSelect plan={plan} onChange={onYear} />
        {!isCurrent && <p className="pq-muted">{t('myPlan.pastYear')}</p>}
      </div>
      {isCurrent && <Current mine={mine} />}
      {!isCurrent && (
        <div className="paper-screen">
          <Keep mine={mine} />
        </div>
      )}
      <div className={isCurrent ? 'my-plan-paper' : undefined}>
        <PlanSheet plan={plan} />
      </div>
    </>
  )
}

function Current({ mine }: { mine: MyPlan }) {
  const t = useMessages(planMessages)
  const { plan, hasReader } = mine
  return (
    <div className="my-plan-columns paper-screen">
      <div className="my-plan-column">
        <Goals goals={plan.goals} />
        <SavedCareers saved={plan.saved} />
        <MyReflections reflections={plan.reflections} />
        <Explored explored={plan.explored} exploredEver={plan.exploredEver} />
      </div>
      <div className="my-plan-column">
        {plan.reviews.length > 0 && (
          <Card title={t('plan.reviews')} className="my-plan-card my-plan-reviews">
            <ReviewList reviews={plan.reviews} />
          </Card>
        )}
        <HandIn plan={plan} hasReader={hasReader} />
        <MyInterests interests={plan.interests} />
        <MyGames games={plan.games} mindsets={plan.mindsets} />
        <Keep mine={mine} />
      </div>
    </div>
  )
}
