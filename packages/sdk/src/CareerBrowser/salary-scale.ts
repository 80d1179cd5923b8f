import { type CareerPay, shownMax } from '@pathquest/game-core/careers'

/** The end of the one axis that every salary bar has. */
export const SALARY_AXIS_END = 150_000

export interface SalaryScale {
  /** The range, in percent of the axis; null where an end is not known. */
  range: { from: number; to: number } | null
  /** The ring, in percent of the axis. */
  median: number | null
  /** Something lies beyond the axis. */
  isBeyond: boolean
}

const percent = (amount: number): number =>
  Math.round(Math.min(100, Math.max(0, (100 * amount) / SALARY_AXIS_END)) * 10) / 10

/** Where a career's pay lies on the axis; null where there is nothing to draw. */
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
