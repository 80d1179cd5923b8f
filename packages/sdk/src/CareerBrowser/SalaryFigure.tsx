import { type CareerPay, moneyText, salaryText, shownMax } from '@pathquest/game-core/careers'
import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'
import type { Translate } from '../messages/translate'
import { SALARY_AXIS_END, salaryScale } from './salary-scale'

/** The salary in words and as a bar on the axis that all careers share. */
export function SalaryFigure({ pay }: { pay: CareerPay }) {
  const t = useMessages(careersMessages)
  const scale = salaryScale(pay)
  const { salaryMedian, salaryCurrency } = pay
  return (
    <div className="pq-salary">
      <div className="pq-salary-text">{salaryText(pay, t('careers.salaryVaries'))}</div>
      {scale && (
        <>
          <div className="pq-salary-rail" role="img" aria-label={barLabel(pay, t)}>
            {scale.range && (
              <span
                className="pq-salary-range"
                style={{ left: `${scale.range.from}%`, right: `${100 - scale.range.to}%` }}
              />
            )}
            {scale.median !== null && (
              <span className="pq-salary-ring" style={{ left: `${scale.median}%` }} />
            )}
          </div>
          <div className="pq-salary-axis" aria-hidden="true">
            <span>{moneyText(0, salaryCurrency)}</span>
            {scale.median !== null && (
              <span className="pq-salary-median" style={{ '--at': `${scale.median}%` } as object}>
                {t('careers.median', { median: moneyText(salaryMedian ?? 0, salaryCurrency) })}
              </span>
            )}
            <span>{axisEnd(scale.isBeyond, salaryCurrency)}</span>
          </div>
        </>
      )}
    </div>
  )
}

/** "$150k", and "$150k+" where something lies beyond. */
const axisEnd = (isBeyond: boolean, currency?: string): string =>
  `${moneyText(SALARY_AXIS_END / 1000, currency)}k${isBeyond ? '+' : ''}`

function barLabel(pay: CareerPay, t: Translate<typeof careersMessages>): string {
  const { salaryMin, salaryMedian, salaryCurrency } = pay
  const max = shownMax(pay)
  const median = salaryMedian === null ? '' : moneyText(salaryMedian, salaryCurrency)
  if (salaryMin === null || max === null) return t('careers.salaryMedian', { median })
  const ends = { min: moneyText(salaryMin, salaryCurrency), max: moneyText(max, salaryCurrency) }
  return median ? t('careers.salaryRange', { ...ends, median }) : t('careers.salaryEnds', ends)
}
