/** Rules of the career list, the same for the API and every widget. */
import { alphabetical } from '../alphabetical'
import type { CareerSort } from './career-choices'

export {
  CAREER_SORTS,
  CAREERS_FIRST_PAGE,
  type CareerSort,
  GAMING_INDUSTRY,
} from './career-choices'

export const RELATED_CAREERS_SHOWN = 5

/** Stands for a median that is at least `TOP_CODED_SALARY`. */
export const TOP_CODED = 'top-coded'

/** Median pay a year, in dollars, by the code of the state; a state without one: not known. */
export interface StatePay {
  /** Of May of it. */
  year: number
  median: Readonly<Partial<Record<string, number | typeof TOP_CODED>>>
}

/** Wage statistics give no figure above this; it is shown as "$239,200+", not as a maximum. */
export const TOP_CODED_SALARY = 239_200

/** What the figures describe: pay and jobs in this year, growth over these ten years. */
export const PAY_YEAR = '2024'
export const JOBS_YEAR = '2024'
export const GROWTH_YEARS = '2024–34'

/** Projected growth of all jobs over the same ten years, in percent. */
export const GROWTH_OF_ALL_JOBS = 3.1

/** One way into a career: what helps at school, the step after it, the first job. */
export interface CareerRoute {
  school: string
  next: string
  firstJob: string
}

/** What of a career is said in another language. */
export interface CareerTranslation {
  title: string
  description: string
  tasks: string[]
}
export type CareerTranslations = Partial<Record<'es', CareerTranslation>>

/** What the filters compare. */
export interface CareerWords {
  id: string
  title: string
  industry: string
  sector: string
}

/** Yearly pay; null is unknown. */
export interface CareerPay {
  salaryMin: number | null
  salaryMax: number | null
  salaryMedian: number | null
  /** The statistics only say of the median that it is at least `TOP_CODED_SALARY`. */
  isMedianTopCoded?: boolean | undefined
  /** ISO 4217; USD where absent. */
  salaryCurrency?: string
}

export interface CareerFilter {
  industry?: string
  sector?: string
  ids?: readonly string[]
}

/** The careers that every filter lets through, in the order they came. */
export function filterCareers<Career extends CareerWords>(
  careers: readonly Career[],
  { industry, sector, ids }: CareerFilter,
): Career[] {
  const wanted = ids && new Set(ids)
  return careers.filter(
    (career) =>
      (!industry || career.industry === industry) &&
      (!sector || career.sector === sector) &&
      (!wanted || wanted.has(career.id)),
  )
}

/** How many careers each value of a field has, by its name. */
export function countBy<Career extends CareerWords>(
  careers: readonly Career[],
  field: 'industry' | 'sector',
): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const career of careers) counts.set(career[field], (counts.get(career[field]) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => alphabetical(a.name, b.name))
}

type Comparable = Pick<CareerWords, 'title'> & CareerPay & { growthRate: number | null }

/** Higher first, unknown last. */
const descending = (a: number | null, b: number | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : b - a

/** The figure by which careers are sorted by salary. */
const pay = (career: CareerPay): number | null =>
  (career.isMedianTopCoded ? TOP_CODED_SALARY : career.salaryMedian) ??
  shownMax(career) ??
  career.salaryMin

const ORDERS: Record<CareerSort, (a: Comparable, b: Comparable) => number> = {
  title: () => 0,
  salary: (a, b) =>
    descending(pay(a), pay(b)) ||
    descending(shownMax(a), shownMax(b)) ||
    descending(a.salaryMin, b.salaryMin),
  growth: (a, b) => descending(a.growthRate, b.growthRate),
}

/** A sorted copy: by title; by median salary, then maximum, then minimum; by growth. */
export const sortCareers = <Career extends Comparable>(
  careers: readonly Career[],
  sort: CareerSort,
): Career[] => [...careers].sort((a, b) => ORDERS[sort](a, b) || alphabetical(a.title, b.title))

/** The maximum to show: null where it is top-coded, since the real one is unknown. */
export const shownMax = ({ salaryMax }: CareerPay): number | null =>
  salaryMax === TOP_CODED_SALARY ? null : salaryMax

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Whole-number currency, en-US where no other locale is asked for. */
export function moneyText(amount: number, currency = 'USD', locale = 'en-US'): string {
  const key = locale + currency
  let format = moneyFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    })
    moneyFormats.set(key, format)
  }
  return format.format(amount)
}

/** The range if both ends are known, else the median ("$239,200+" where it is cut off), else that it varies. */
export function salaryText(career: CareerPay, varies = 'Salary varies', locale?: string): string {
  const { salaryMin, salaryMedian, salaryCurrency } = career
  const max = shownMax(career)
  const money = (amount: number) => moneyText(amount, salaryCurrency, locale)
  if (salaryMin !== null && max !== null) return `${money(salaryMin)} - ${money(max)}`
  if (career.isMedianTopCoded) return `${money(TOP_CODED_SALARY)}+`
  return salaryMedian === null ? varies : money(salaryMedian)
}

/** Projected growth with its sign; null where there is nothing to show. */
export function growthText(growthRate: number | null): string | null {
  const percent = Math.round((growthRate ?? 0) * 10) / 10
  return percent === 0 ? null : `${percent > 0 ? '+' : ''}${percent}%`
}

/** Only web addresses may become links. */
export const webAddress = (url: string | null): string | null =>
  url !== null && /^https?:\/\//i.test(url) ? url : null
