import type { Plan } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { planMessages } from '../messages/en/plan'
import { usePageTitle } from '../shell/navigation'
import { PlanSheet } from './PlanSheet'
import { PrintPlan, YearSelect } from './PlanTools'
import './read-plan.css'

interface ReadPlanProps {
  plan: Plan
  onYear: (year: number) => void
}

/** A student's plan as adults read it, on paper and on the screen. */
export function ReadPlan({ plan, onYear }: ReadPlanProps) {
  const t = useMessages(planMessages)
  usePageTitle(t('plan.of', { name: plan.student.displayName }))
  return (
    <>
      <div className="read-plan-tools paper-screen">
        <YearSelect plan={plan} onChange={onYear} />
        <PrintPlan />
      </div>
      <PlanSheet plan={plan} headingLevel={1} />
    </>
  )
}
