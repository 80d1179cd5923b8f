import type { Plan } from '@pathquest/core/contracts'
import { Button, Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { planMessages } from '../messages/en/plan'
import { schoolYearParts } from './school-year'

interface YearSelectProps {
  plan: Plan
  onChange: (year: number) => void
}

/** Only where there is a choice. */
export function YearSelect({ plan: { year, years }, onChange }: YearSelectProps) {
  const t = useMessages(planMessages)
  if (years.length < 2) return null
  return (
    <Select
      label={t('plan.chooseYear')}
      value={String(year)}
      options={years.map((one) => {
        const { from, to } = schoolYearParts(one)
        return { value: String(one), label: `${from}–${to}` }
      })}
      onChange={(value) => onChange(Number(value))}
    />
  )
}

/** Printing is also how a PDF is made, which is not known to everybody. */
export function PrintPlan() {
  const t = useMessages(planMessages)
  return (
    <div className="plan-print">
      <Button variant="primary" onClick={() => window.print()}>
        {t('plan.print')}
      </Button>
      <p className="pq-muted">{t('plan.pdf')}</p>
    </div>
  )
}
