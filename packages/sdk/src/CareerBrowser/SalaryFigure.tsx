import {
  type CareerPay,
  moneyText,
  PAY_YEAR,
  salaryText,
  shownMax,
} from '@pathquest/core/careers/careers'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { numberLocale, type Translate } from '@pathquest/ui/messages/translate'

/** The salary in words and as a bar on an axis shared by all careers. */
export function SalaryFigure({ pay }: { pay: CareerPay }) {
  const t = useMessages(careersMessages)
  const scale = salaryScale(pay)
  const { salaryMedian } = pay
  const money = moneyIn(pay, t.locale)
  return (
    <div className="pq-salary">
      <div className="pq-salary-text">
        {salaryText(pay, t('careers.salaryVaries'), numberLocale(t.locale))}
        {(scale || pay.isMedianTopCoded) && <span className="pq-career-years"> {PAY_YEAR}</span>}
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

/** Amounts in the career's currency, formatted for the widget's language. */
const moneyIn =
  ({ salaryCurrency }: CareerPay, locale: string) =>
  (amount: number) =>
    moneyText(amount, salaryCurrency, numberLocale(locale))

function barLabel(pay: CareerPay, t: Translate<typeof careersMessages>): string {
  const { salaryMin, salaryMedian } = pay
  const money = moneyIn(pay, t.locale)
  const max = shownMax(pay)
  const median = salaryMedian === null ? '' : money(salaryMedian)
  if (salaryMin === null || max === null) return t('careers.salaryMedian', { median })
  const ends = { min: money(salaryMin), max: money(max) }
  return median ? t('careers.salaryRange', { ...ends, median }) : t('careers.salaryEnds', ends)
}

/** The end of the axis that all salary bars share. */
export const SALARY_AXIS_END = 150_000

export interface SalaryScale {
  /** The range, in percent of the axis; null where an end is unknown. */
  range: { from: number; to: number } | null
  /** The ring, in percent of the axis. */
  median: number | null
  /** Something lies beyond the axis. */
  isBeyond: boolean
}

const percent = (amount: number): number =>
  Math.round(Math.min(100, Math.max(0, (100 * amount) / SALARY_AXIS_END)) * 10) / 10

/** Positions of a career's pay on the axis; null where there is nothing to draw. */
export function salaryScale(pay: CareerPay): SalaryScale | null {
  const { salaryMin, salaryMedian } = pay
  const max = shownMax(pay)
  const range =
    salaryMin === null || max === null ? null : { from: percent(salaryMin), to: percent(max) }
  if (range === null && salaryMedian === null) return null
  return {
    range,
    median: salaryMedian === null ? null : percent(salaryMedian),
    isBeyond: Math.max(range && max ? max : 0, salaryMedian ?? 0) > SALARY_AXIS_END,
  }
}
