import type { MyPlan } from '@pathquest/core/contracts'
import { Button, Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { saveJson } from '../../api/save-file'
import { myPlanMessages } from '../../messages/en/my-plan'
import { PrintPlan } from '../../plans/PlanTools'

/** The plan on paper, as a PDF, and as a file. */
export function Keep({ mine }: { mine: MyPlan }) {
  const t = useMessages(myPlanMessages)
  return (
    <Card title={t('myPlan.keepTitle')} className="my-plan-card">
      <PrintPlan />
      <div>
        <Button onClick={() => saveJson(mine, `my-plan-${mine.plan.year}.json`)}>
          {t('myPlan.download')}
        </Button>
      </div>
    </Card>
  )
}
