import type { Plan } from '@pathquest/core/contracts'
import { buttonLook, Card, WholeWords } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { myPlanMessages } from '../../messages/en/my-plan'
import { planMessages } from '../../messages/en/plan'
import { ReasonEditor } from '../../plans/ReasonEditor'

/** Careers that were saved, each with the reason. */
export function SavedCareers({ saved }: Pick<Plan, 'saved'>) {
  const t = useMessages(myPlanMessages)
  const plan = useMessages(planMessages)
  return (
    <Card title={plan('plan.saved')} className="my-plan-card">
      <p className="pq-muted">
        {saved.length === 0 ? plan('plan.noSaved') : t('myPlan.savedHint')}
      </p>
      {saved.length > 0 && (
        <ul className="my-plan-rows">
          {saved.map(({ career, reason }) => (
            <li key={career.id}>
              <Link
                className="pq-link"
                to={`/careers?career=${encodeURIComponent(career.id)}`}
                lang={plan.contentLang}
              >
                <WholeWords>{career.title}</WholeWords>
              </Link>
              <ReasonEditor careerId={career.id} title={career.title} reason={reason} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Link to="/careers" {...buttonLook({ size: 'sm' })}>
          {t('myPlan.toCareers')}
        </Link>
      </div>
    </Card>
  )
}
