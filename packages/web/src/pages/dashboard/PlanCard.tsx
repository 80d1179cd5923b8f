import type { Plan } from '@pathquest/core/contracts'
import { buttonLook, Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMyPlan } from '../../api/plans'
import { myPlanMessages } from '../../messages/en/my-plan'
import { planMessages } from '../../messages/en/plan'

/** How long a comment counts as new here. */
const NEW_MS = 14 * 24 * 3_600_000

/** The latest comment while it is new, else the first goal that is open; null: neither. */
export function planNews({ reviews, goals }: Pick<Plan, 'reviews' | 'goals'>, now: number) {
  const [review] = reviews
  if (review && now - review.at < NEW_MS) return { review }
  const goal = goals.find(({ doneAt }) => doneAt === null)
  return goal ? { goal } : null
}

/** The way to a student's plan, and what is new or next in it. */
export function PlanCard() {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  const { data } = useMyPlan()
  const [now] = useState(Date.now)
  const news = data ? planNews(data.plan, now) : null
  return (
    <Card title={plan('plan.title')}>
      <div className="dashboard-plan">
        {news?.review ? (
          <p>
            <b>
              {t('myPlan.newComment', {
                name: news.review.reviewer ?? plan('plan.formerReviewer'),
              })}
            </b>{' '}
            {news.review.comment}
          </p>
        ) : news?.goal ? (
          <p>
            <b>{news.goal.text}</b>{' '}
            {news.goal.nextStep && plan('plan.nextStep', { step: news.goal.nextStep })}
          </p>
        ) : (
          <p>{t('myPlan.card')}</p>
        )}
        <Link to="/my-plan" {...buttonLook()}>
          {t('myPlan.cardOpen')}
        </Link>
      </div>
    </Card>
  )
}
