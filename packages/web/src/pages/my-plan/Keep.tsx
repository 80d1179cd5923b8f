import type { MyPlan } from '@pathquest/core/contracts'
import { Button, Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { myPlanMessages } from '../../messages/en/my-plan'
import { PrintPlan } from '../../plans/PlanTools'

/** The plan on paper, as a PDF, and as a file. */
export function Keep({ mine }: { mine: MyPlan }) {
  const t = useMessages(myPlanMessages)
  return (
    <Card title={t('myPlan.keepTitle')} className="my-plan-card">
      <PrintPlan />
      <div>
        <Button onClick={() => savePlan(mine)}>{t('myPlan.download')}</Button>
      </div>
    </Card>
  )
}

/** Just as the server has answered. */
function savePlan(mine: MyPlan): void {
  const blob = new Blob([JSON.stringify(mine, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = `my-plan-${mine.plan.year}.json`
  link.click()
  URL.revokeObjectURL(url)
}
