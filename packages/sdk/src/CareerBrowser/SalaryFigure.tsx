import { type CareerPay, moneyText, salaryText, shownMax } from '@pathquest/game-core/careers'
import { careerListMessages } from '../messages/en/career-list'
import { useMessages } from '../messages/MessagesProvider'
import { numberLocale, type Translate } from '../messages/translate'
import { SALARY_AXIS_END, salaryScale } from './salary-scale'

/** The salary in words and as a bar on the axis that all careers share. */
export function SalaryFigure({ pay }: { pay: CareerPay }) {
  const t = useMessages(careerListMessages)
  const scale = salaryScale(pay)
  const { salaryMedian } = pay
  const money = moneyIn(pay, t.locale)
  return (
    <div className="pq-salary">
      <div className="pq-salary-text">
        {salaryText(pay, t('careers.salaryVaries'), numberLocale(t.locale))}
      </div>
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
            <span>{money(0)}</span>
            {scale.median !== null && (
              <span className="pq-salary-median" style={{ '--at': `${scale.median}%` } as object}>
                {t('careers.median', { median: money(salaryMedian ?? 0) })}
              </span>
            )}
            <span>{`${money(SALARY_AXIS_END / 1000)}k${scale.isBeyond ? '+' : ''}`}</span>
          </div>
        </>
      )}
    </div>
  )
}

/** Amounts in the career's currency as the widget's language writes them. */
const moneyIn =
  ({ salaryCurrency }: CareerPay, locale: string) =>
  (amount: number) =>
    moneyText(amount, salaryCurrency, numberLocale(locale))

function barLabel(pay: CareerPay, t: Translate<typeof careerListMessages>): string {
  const { salaryMin, salaryMedian } = pay
  const money = moneyIn(pay, t.locale)
  const max = shownMax(pay)
  const median = salaryMedian === null ? '' : money(salaryMedian)
  if (salaryMin === null || max === null) return t('careers.salaryMedian', { median })
  const ends = { min: money(salaryMin), max: money(max) }
  return median ? t('careers.salaryRange', { ...ends, median }) : t('careers.salaryEnds', ends)
}
