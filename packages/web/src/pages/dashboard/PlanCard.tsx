import { buttonLook, Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { myPlanMessages } from '../../messages/en/my-plan'
import { planMessages } from '../../messages/en/plan'

/** The way to a student's plan. */
export function PlanCard() {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  return (
    <Card title={plan('plan.title')}>
      <div className="dashboard-plan">
        <p>{t('myPlan.card')}</p>
        <Link to="/my-plan" {...buttonLook()}>
          {t('myPlan.cardOpen')}
        </Link>
      </div>
    </Card>
  )
}
